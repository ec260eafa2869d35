import { dayOf, monthOf, monthsUntil } from './days.ts'
import type { DemoTransaction } from './accounts.ts'
import type { Plot } from './plot.ts'
import { createRandom, type Random } from './random.ts'
import { regularPayments } from './regular-payments.ts'
import { shops, type Shop } from './shops.ts'

/** All transactions on three accounts, in chronological order. */
export function transactionsOf(plot: Plot): DemoTransaction[] {
  const months = monthsUntil(plot.anchor)
  const spent = months.flatMap((month) => [...regularPayments(plot, month), ...shopping(month)])
  const all = [
    ...spent,
    ...travelling(plot),
    ...cardPayments(months, [...spent, ...travelling(plot)]),
  ]
  return all
    .filter(({ date }) => date <= plot.anchor)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

function shopping(month: string): DemoTransaction[] {
  return shops.flatMap((shop) => {
    const random = createRandom(`${shop.name} ${month}`)
    const visits = random.whole(shop.visits[0], shop.visits[1])
    return Array.from({ length: visits }, () => visit(shop, month, random))
  })
}

const visit = (
  { name, written, cents: [least, most], category, on: account }: Shop,
  month: string,
  random: Random,
): DemoTransaction => ({
  date: dayOf(month, random.whole(1, 28)),
  cents: -random.whole(least, most),
  payee: name,
  written,
  account,
  category,
})

function travelling({
  flightOut,
  flightBack,
  hotel,
  laptop,
  month: back,
}: Plot): DemoTransaction[] {
  const flights = dayOf(back(5), 14)
  return [
    {
      date: flights,
      cents: -61_240,
      payee: 'Nimbus Air',
      written: 'NIMBUS AIR AIRLINES TICKET',
      account: 'card',
      category: 'Travel',
    },
    {
      date: flightBack,
      cents: -98_550,
      payee: hotel,
      written: `${hotel.toUpperCase()} LISBON`,
      account: 'card',
      category: 'Travel',
    },
    {
      date: flightOut,
      cents: -2_400,
      payee: 'Bay Cab',
      written: 'BAY CAB TAXI',
      account: 'card',
      category: 'Transport',
    },
    {
      date: laptop.day,
      cents: -laptop.cents,
      payee: 'Kestrel Computers',
      written: 'KESTREL COMPUTERS',
      account: 'card',
      category: 'Shopping',
    },
    {
      date: dayOf(back(10), 6),
      cents: -12_900,
      payee: 'Meridian Outdoor',
      written: 'MERIDIAN OUTDOOR',
      account: 'card',
      category: 'Shopping',
    },
    {
      date: dayOf(back(10), 19),
      cents: 12_900,
      payee: 'Meridian Outdoor',
      written: 'MERIDIAN OUTDOOR REFUND',
      account: 'card',
      category: 'Shopping',
    },
    {
      date: dayOf(back(1), 7),
      cents: -4_500,
      payee: 'Priya Raman',
      written: 'ZELLE TO PRIYA RAMAN',
      account: 'checking',
      category: 'People',
    },
    {
      date: dayOf(back(1), 24),
      cents: -3_500,
      payee: 'Harbor Mutual',
      written: 'OVERDRAFT FEE',
      account: 'checking',
      category: 'Fees',
    },
  ]
}

/** The card is paid on the 20th, for the purchases of the month before. */
function cardPayments(
  months: readonly string[],
  spent: readonly DemoTransaction[],
): DemoTransaction[] {
  return months.slice(1).flatMap((month, index): DemoTransaction[] => {
    const charged = spent.filter(
      ({ account, date }) => account === 'card' && monthOf(date) === months[index],
    )
    const cents = -charged.reduce((sum, each) => sum + each.cents, 0)
    const date = dayOf(month, 20)
    return [
      {
        date,
        cents: -cents,
        payee: 'Harbor Rewards Card',
        written: 'HARBOR MUTUAL CREDIT CARD AUTOPAY PAYMENT',
        account: 'checking',
      },
      { date, cents, payee: 'Payment', written: 'AUTOMATIC PAYMENT - THANK YOU', account: 'card' },
    ]
  })
}
