import { australia } from './lists/australia.ts'
import { austriaAndSwitzerland } from './lists/austria-and-switzerland.ts'
import { benelux } from './lists/benelux.ts'
import { canada } from './lists/canada.ts'
import { finance } from './lists/finance.ts'
import { foodAndHome } from './lists/food-and-home.ts'
import { france } from './lists/france.ts'
import { healthAndInsurance } from './lists/health-and-insurance.ts'
import { india } from './lists/india.ts'
import { ireland } from './lists/ireland.ts'
import { leisure } from './lists/leisure.ts'
import type { Merchants } from './lists/list.ts'
import { newZealand } from './lists/new-zealand.ts'
import { nordicsAndPoland } from './lists/nordics-and-poland.ts'
import { shopping } from './lists/shopping.ts'
import { southAfrica } from './lists/south-africa.ts'
import { southernEurope } from './lists/southern-europe.ts'
import { travel } from './lists/travel.ts'
import { unitedKingdom } from './lists/united-kingdom.ts'
import { unitedKingdomServices } from './lists/united-kingdom-services.ts'
import { unitedStates } from './lists/united-states.ts'

/** Lists of shops and services; of two that fit, the one in the earlier list counts. */
export const merchants: readonly Merchants[] = [
  foodAndHome,
  travel,
  healthAndInsurance,
  shopping,
  leisure,
  finance,
  unitedStates,
  unitedKingdom,
  unitedKingdomServices,
  ireland,
  australia,
  newZealand,
  canada,
  india,
  southAfrica,
  austriaAndSwitzerland,
  france,
  benelux,
  southernEurope,
  nordicsAndPoland,
]
