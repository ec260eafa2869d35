import { finance } from './finance.ts'
import { foodAndHome } from './food-and-home.ts'
import { healthAndInsurance } from './health-and-insurance.ts'
import { leisure } from './leisure.ts'
import type { Merchants } from './list.ts'
import { shopping } from './shopping.ts'
import { travel } from './travel.ts'

/** All of them; of two that fit, the first one counts. */
export const merchants: Merchants = {
  ...foodAndHome,
  ...travel,
  ...healthAndInsurance,
  ...shopping,
  ...leisure,
  ...finance,
}
