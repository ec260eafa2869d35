import { dayOf } from './days.ts'
import type { DemoTransaction } from './accounts.ts'
import { priceIn, type Plot } from './plot.ts'
import { createRandom } from './random.ts'

/** Monthly income and payments. */
export function regularPayments(
  { rentCents, policy, subscriptions, month: back }: Plot,
  month: string,
): DemoTransaction[] {
  const random = createRandom(`regular ${month}`)
  const account = (day: number) => dayOf(month, day)
  const salary = month >= back(8) ? 495_000 : 480_000
  const winter = ['11', '12', '01', '02', '03'].includes(month.slice(5))
  const power = random.whole(5_200, 6_900) + (winter ? 3_100 : 0)
  return [
    {
      date: account(28),
      cents: salary,
      payee: 'Fernwood Studio',
      written: 'FERNWOOD STUDIO PAYROLL DIRECT DEP',
      account: 'checking',
      category: 'Income',
    },
    {
      date: account(1),
      cents: -rentCents,
      payee: 'Osgood Property',
      written: 'OSGOOD PROPERTY MGMT RENT',
      account: 'checking',
      category: 'Rent',
    },
    {
      date: account(2),
      cents: -40_000,
      payee: 'Transfer to savings',
      written: 'ONLINE TRANSFER TO SAV 8802',
      account: 'checking',
    },
    {
      date: account(2),
      cents: 40_000,
      payee: 'Transfer from checking',
      written: 'ONLINE TRANSFER FROM CHK 4417',
      account: 'savings',
    },
    {
      date: account(30),
      cents: random.whole(310, 420),
      payee: 'Harbor Mutual',
      written: 'INTEREST PAID',
      account: 'savings',
      category: 'Interest',
    },
    {
      date: account(16),
      cents: -power,
      payee: 'Harborview Electric',
      written: 'HARBORVIEW ELECTRIC UTILITY BILL',
      account: 'checking',
      category: 'Utilities',
    },
    {
      date: account(18),
      cents: -3_500,
      payee: 'Lumen Mobile',
      written: 'LUMEN MOBILE WIRELESS',
      account: 'checking',
      category: 'Phone and internet',
    },
    {
      date: account(22),
      cents: -Math.round(policy.premiumCents / 12),
      payee: 'Anchorage Insurance',
      written: 'ANCHORAGE INSURANCE PREMIUM',
      account: 'checking',
      category: 'Insurance',
    },
    ...subscriptions.map((each): DemoTransaction => ({
      date: account(each.day),
      cents: -priceIn(each, month),
      payee: each.name,
      written: each.written,
      account: 'card',
      category: 'Subscriptions',
    })),
  ]
}
