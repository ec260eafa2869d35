import { addDays, addMonths, dayOf, monthOf } from './days.ts'

/** A price, in cents, from a month on. */
type Price = { from: string; cents: number }
export type Subscription = { name: string; written: string; day: number; prices: Price[] }

export type Plot = ReturnType<typeof plotOf>

/** Facts of the whole story, calculated backwards from its last day. */
export function plotOf(anchor: string) {
  const month = (back: number) => addMonths(monthOf(anchor), -back)
  const flightOut = dayOf(month(3), 12)
  const leaseEnds = dayOf(addMonths(monthOf(anchor), 4), 31)
  return {
    anchor,
    month,
    rentCents: 168_000,
    leaseEnds,
    leaseBegins: addDays(leaseEnds, -729),
    /** Walter's mail about the end of the lease. */
    leaseMail: dayOf(month(2), 9),
    flight: { number: 'NB 482', from: 'Harborview', to: 'Lisbon', seat: '14A', gate: 'B7' },
    flightOut,
    flightBack: addDays(flightOut, 9),
    hotel: 'Hotel Miradouro Verde',
    race: { name: 'Harborview Half Marathon', day: dayOf(month(6), 17), time: '1:58:41' },
    laptop: { order: 'MO-204417', day: dayOf(month(9), 21), cents: 134_900 },
    policy: { number: 'AI-7730-1182', premiumCents: 21_600, deductibleCents: 50_000 },
    book: { title: 'The Salt Lantern', author: 'Ines Calloway' },
    wifi: 'copper-otter-19',
    subscriptions: subscriptionsOf(month),
  }
}

const subscriptionsOf = (month: (back: number) => string): Subscription[] => [
  {
    name: 'Streamlark',
    written: 'STREAMLARK STREAMING SUBSCRIPTION',
    day: 5,
    prices: [
      { from: month(24), cents: 1_199 },
      { from: month(4), cents: 1_399 },
    ],
  },
  {
    name: 'Tuneloft',
    written: 'TUNELOFT MUSIC SUBSCRIPTION',
    day: 8,
    prices: [
      { from: month(24), cents: 999 },
      { from: month(15), cents: 1_099 },
    ],
  },
  {
    name: 'Cloudnest',
    written: 'CLOUDNEST STORAGE SUBSCRIPTION',
    day: 11,
    prices: [{ from: month(24), cents: 299 }],
  },
  {
    name: 'Harbor Gazette',
    written: 'HARBOR GAZETTE DIGITAL SUBSCRIPTION',
    day: 14,
    prices: [{ from: month(24), cents: 800 }],
  },
  {
    name: 'Northline Fitness',
    written: 'NORTHLINE FITNESS GYM MEMBERSHIP',
    day: 3,
    prices: [
      { from: month(24), cents: 3_900 },
      { from: month(7), cents: 4_500 },
    ],
  },
]

export const priceIn = ({ prices }: Subscription, month: string): number =>
  prices.findLast(({ from }) => from <= month)?.cents ?? 0

const inDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const dollars = (cents: number): string => inDollars.format(cents / 100)
