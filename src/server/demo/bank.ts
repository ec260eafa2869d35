import type { Item } from '#server/connectors/connector.ts'
import type { Transaction } from '#server/connectors/kinds/transaction.ts'
import { dayOf, monthOf, monthsUntil } from './days.ts'
import { priceIn, type Plot } from './plot.ts'
import { createRandom, type Random } from './random.ts'
import { shops, type Shop } from './shops.ts'

const accounts = {
  checking: { account: '4417', accountName: 'Harbor Checking', accountType: 'checking' },
  savings: { account: '8802', accountName: 'Harbor Savings', accountType: 'savings' },
  card: { account: '9031', accountName: 'Harbor Rewards Card', accountType: 'card' },
} as const
type AccountName = keyof typeof accounts

export type Movement = Pick<Transaction, 'date' | 'cents' | 'payee'> & {
  on: AccountName
  written: string
  category?: string
}

/** Every movement of money on three accounts, in the order of their days. */
export function movementsOf(plot: Plot): Movement[] {
  const months = monthsUntil(plot.anchor)
  const spent = months.flatMap((month) => [...regular(plot, month), ...shopping(month)])
  const all = [
    ...spent,
    ...travelling(plot),
    ...cardPayments(months, [...spent, ...travelling(plot)]),
  ]
  return all
    .filter(({ date }) => date <= plot.anchor)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

function regular(
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

function shopping(month: string): Movement[] {
  return shops.flatMap((shop) => {
    const random = createRandom(`${shop.name} ${month}`)
    const visits = random.whole(shop.visits[0], shop.visits[1])
    return Array.from({ length: visits }, () => visit(shop, month, random))
  })
}

const visit = (
  { name, written, cents: [least, most], category, on }: Shop,
  month: string,
  random: Random,
): Movement => ({
  date: dayOf(month, random.whole(1, 28)),
  cents: -random.whole(least, most),
  payee: name,
  written,
  on,
  category,
})

function travelling({ flightOut, flightBack, hotel, laptop, month: back }: Plot): Movement[] {
  const flights = dayOf(back(5), 14)
  return [
    {
      date: flights,
      cents: -61_240,
      payee: 'Nimbus Air',
      written: 'NIMBUS AIR AIRLINES TICKET',
      on: 'card',
      category: 'Travel',
    },
    {
      date: flightBack,
      cents: -98_550,
      payee: hotel,
      written: `${hotel.toUpperCase()} LISBON`,
      on: 'card',
      category: 'Travel',
    },
    {
      date: flightOut,
      cents: -2_400,
      payee: 'Bay Cab',
      written: 'BAY CAB TAXI',
      on: 'card',
      category: 'Transport',
    },
    {
      date: laptop.day,
      cents: -laptop.cents,
      payee: 'Kestrel Computers',
      written: 'KESTREL COMPUTERS',
      on: 'card',
      category: 'Shopping',
    },
    {
      date: dayOf(back(10), 6),
      cents: -12_900,
      payee: 'Meridian Outdoor',
      written: 'MERIDIAN OUTDOOR',
      on: 'card',
      category: 'Shopping',
    },
    {
      date: dayOf(back(10), 19),
      cents: 12_900,
      payee: 'Meridian Outdoor',
      written: 'MERIDIAN OUTDOOR REFUND',
      on: 'card',
      category: 'Shopping',
    },
    {
      date: dayOf(back(1), 7),
      cents: -4_500,
      payee: 'Priya Raman',
      written: 'ZELLE TO PRIYA RAMAN',
      on: 'checking',
      category: 'People',
    },
    {
      date: dayOf(back(1), 24),
      cents: -3_500,
      payee: 'Harbor Mutual',
      written: 'OVERDRAFT FEE',
      on: 'checking',
      category: 'Fees',
    },
  ]
}

/** The card is paid on the 20th: what was charged in the month before. */
function cardPayments(months: readonly string[], spent: readonly Movement[]): Movement[] {
  return months.slice(1).flatMap((month, index): Movement[] => {
    const charged = spent.filter(({ on, date }) => on === 'card' && monthOf(date) === months[index])
    const cents = -charged.reduce((sum, each) => sum + each.cents, 0)
    const date = dayOf(month, 20)
    return [
      {
        date,
        cents: -cents,
        payee: 'Harbor Rewards Card',
        written: 'HARBOR MUTUAL CREDIT CARD AUTOPAY PAYMENT',
        on: 'checking',
      },
      { date, cents, payee: 'Payment', written: 'AUTOMATIC PAYMENT - THANK YOU', on: 'card' },
    ]
  })
}

/** What the accounts held before the story begins. */
const opening: Record<AccountName, number> = { checking: 312_000, savings: 845_000, card: 0 }

export function bankItems(plot: Plot): Item[] {
  const movements = movementsOf(plot)
  const held = Object.entries(accounts).map(([name, of]): Item => {
    const moved = movements.filter(({ on }) => on === name)
    const start = name === 'checking' || name === 'savings' ? opening[name] : 0
    return {
      kind: 'account',
      key: `sample:account:${of.account}`,
      bankAccount: {
        name: of.accountName,
        bank: 'Harbor Mutual Bank',
        account: of.account,
        accountType: of.accountType,
        balance: moved.reduce((sum, { cents }) => sum + cents, start),
        currency: 'USD',
        asOf: plot.anchor,
      },
    }
  })
  return [...held, ...movements.map(transactionOf)]
}

function transactionOf({ on, written, category, ...moved }: Movement, place: number): Item {
  const transaction: Transaction = {
    ...moved,
    ...accounts[on],
    currency: 'USD',
    description: written,
    ...(category === undefined ? {} : { bankCategory: category }),
    origin: 'csv',
  }
  return { kind: 'transaction', key: `sample:${place}:${moved.date}:${written}`, transaction }
}
