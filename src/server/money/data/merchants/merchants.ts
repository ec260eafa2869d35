import { australia } from './australia.ts'
import { austriaAndSwitzerland } from './austria-and-switzerland.ts'
import { benelux } from './benelux.ts'
import { canada } from './canada.ts'
import { finance } from './finance.ts'
import { foodAndHome } from './food-and-home.ts'
import { france } from './france.ts'
import { healthAndInsurance } from './health-and-insurance.ts'
import { india } from './india.ts'
import { ireland } from './ireland.ts'
import { leisure } from './leisure.ts'
import type { Merchants } from './list.ts'
import { newZealand } from './new-zealand.ts'
import { nordicsAndPoland } from './nordics-and-poland.ts'
import { shopping } from './shopping.ts'
import { southAfrica } from './south-africa.ts'
import { southernEurope } from './southern-europe.ts'
import { travel } from './travel.ts'
import { unitedKingdom } from './united-kingdom.ts'

/** Lists of shops and services; of two that fit, the one in the earlier list counts. */
export const merchants: readonly Merchants[] = [
  foodAndHome,
  travel,
  healthAndInsurance,
  shopping,
  leisure,
  finance,
  unitedKingdom,
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
