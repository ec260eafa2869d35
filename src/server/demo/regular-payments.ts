import { dayOf } from './days.ts'
import type { Movement } from './movement.ts'
import { priceIn, type Plot } from './plot.ts'
import { createRandom } from './random.ts'

/** Monthly income and payments. */
export function regularPayments(
  { rentCents, policy, subscriptions, month: back }: Plot,
  month: string,
): Movement[] {
  const random = createRandom(`regular ${month}`)
  const on = (day: number) => dayOf(month, day)
  const salary = month >= back(8) ? 495_000 : 480_000
  const winter = ['11', '12', '01', '02', '03'].includes(month.slice(5))
  const power = random.whole(5_200, 6_900) + (winter ? 3_100 : 0)
  return [
    {
      date: on(28),
      cents: salary,
      payee: 'Fernwood Studio',
      written: 'FERNWOOD STUDIO PAYROLL DIRECT DEP',
      on: 'checking',
      category: 'Income',
    },
    {
      date: on(1),
      cents: -rentCents,
      payee: 'Osgood Property',
      written: 'OSGOOD PROPERTY MGMT RENT',
      on: 'checking',
      category: 'Rent',
    },
    {
      date: on(2),
      cents: -40_000,
      payee: 'Transfer to savings',
      written: 'ONLINE TRANSFER TO SAV 8802',
      on: 'checking',
    },
    {
      date: on(2),
      cents: 40_000,
      payee: 'Transfer from checking',
      written: 'ONLINE TRANSFER FROM CHK 4417',
      on: 'savings',
    },
    {
      date: on(30),
      cents: random.whole(310, 420),
      payee: 'Harbor Mutual',
      written: 'INTEREST PAID',
      on: 'savings',
      category: 'Interest',
    },
    {
      date: on(16),
      cents: -power,
      payee: 'Harborview Electric',
      written: 'HARBORVIEW ELECTRIC UTILITY BILL',
      on: 'checking',
      category: 'Utilities',
    },
    {
      date: on(18),
      cents: -3_500,
      payee: 'Lumen Mobile',
      written: 'LUMEN MOBILE WIRELESS',
      on: 'checking',
      category: 'Phone and internet',
    },
    {
      date: on(22),
      cents: -Math.round(policy.premiumCents / 12),
      payee: 'Anchorage Insurance',
      written: 'ANCHORAGE INSURANCE PREMIUM',
      on: 'checking',
      category: 'Insurance',
    },
    ...subscriptions.map((each): Movement => ({
      date: on(each.day),
      cents: -priceIn(each, month),
      payee: each.name,
      written: each.written,
      on: 'card',
      category: 'Subscriptions',
    })),
  ]
}
