import { airline, bank, electric, gazette, mara, shop, type Player } from './cast.ts'
import { addDays, dayOf, inWords, monthOf, monthsUntil, weekdayOf } from './days.ts'
import { transactionsOf } from './transactions.ts'
import { dollars, priceIn, type Plot, type Subscription } from './plot.ts'
import type { Letter } from './mailbox.ts'
import { createRandom } from './random.ts'

/** Automated mails: alerts, bills, receipts, tickets, newsletters. */
export const notices = (plot: Plot): Letter[] => [
  ...fromTheBank(plot),
  ...bills(plot),
  ...receipts(plot),
  ...travel(plot),
  ...orders(plot),
  ...newsletters(plot),
]

/** An alert for each large payment, and a monthly statement; the latest are unread. */
function fromTheBank(plot: Plot): Letter[] {
  const isUnread = (day: string) => day > addDays(plot.anchor, -20)
  const large = transactionsOf(plot).filter(
    ({ cents, account }) => account === 'card' && cents < -5_000,
  )
  const alerts = large.map(({ date, cents, payee }): Letter => ({
    day: date,
    from: bank,
    subject: `Card payment of ${dollars(-cents)}`,
    text: `Your Harbor Rewards Card ending in 9031 was charged ${dollars(-cents)} at ${payee}.\n\nIf this was not you, call us.`,
    unread: isUnread(date) && createRandom(`${date} ${payee}`).chance(0.7),
  }))
  const statements = monthsUntil(plot.anchor).map((month): Letter => {
    const day = dayOf(month, 2)
    return {
      day,
      from: bank,
      subject: 'Your statement is ready',
      files: [`Statement ${month}.pdf`],
      text: 'Your monthly statement for Harbor Checking ending in 4417 is ready.',
      unread: isUnread(day),
    }
  })
  return [...alerts, ...statements]
}

function bills(plot: Plot): Letter[] {
  return transactionsOf(plot)
    .filter(({ payee }) => payee === electric.name)
    .map(({ date, cents }): Letter => ({
      day: addDays(date, -9),
      from: electric,
      subject: 'Your electricity bill',
      text: `Your bill for this month is ${dollars(-cents)}. It is taken from your account on ${inWords(date)}.`,
    }))
}

const sellerOf = ({ name }: Subscription): Player => ({
  ...mara,
  name,
  email: `receipts@${name.toLowerCase().replaceAll(' ', '')}.example`,
})

/** A receipt for each month, and a notice before a price increase. */
function receipts({ anchor, subscriptions }: Plot): Letter[] {
  return subscriptions.flatMap((each) => {
    const monthly = monthsUntil(anchor).map((month): Letter => ({
      day: dayOf(month, each.day),
      from: sellerOf(each),
      subject: `Your ${each.name} receipt`,
      text: `Thank you. ${dollars(priceIn(each, month))} was charged to your card for ${each.name} this month.`,
    }))
    const warnings = each.prices.slice(1).map(({ from, cents }): Letter => ({
      day: addDays(dayOf(from, each.day), -21),
      from: sellerOf(each),
      subject: `A new price for ${each.name}`,
      text: `From ${inWords(dayOf(from, each.day))} on, ${each.name} costs ${dollars(cents)} a month instead of ${dollars(priceIn(each, monthOf(addDays(`${from}-01`, -1))))}.`,
    }))
    return [...monthly, ...warnings]
  })
}

function travel({ flight, flightOut, flightBack, hotel, month }: Plot): Letter[] {
  const { number, from, to, seat, gate } = flight
  return [
    {
      day: dayOf(month(5), 14),
      from: airline,
      subject: `Your booking to ${to}`,
      text: `Your flight ${number} from ${from} to ${to} on ${inWords(flightOut)} is booked. The booking code is QX7R2M. Return on ${inWords(flightBack)}.`,
    },
    {
      day: addDays(flightOut, -1),
      from: airline,
      subject: `Boarding pass ${number}`,
      files: [`Boarding pass ${number}.pdf`],
      text: `Here is your boarding pass.\n\nPassenger: Mara Ellison\nFlight ${number}, ${from} to ${to}, ${inWords(flightOut)}\nSeat ${seat}, gate ${gate}, boarding at 10:25`,
    },
    {
      day: dayOf(month(5), 15),
      from: { ...airline, name: hotel, email: 'stay@miradouroverde.example' },
      subject: 'Your reservation',
      text: `We look forward to your stay at ${hotel} from ${inWords(flightOut)} to ${inWords(flightBack)}. Breakfast is included. You can check in from three o’clock on.`,
    },
  ]
}

function orders({ laptop, month }: Plot): Letter[] {
  const refunded = dayOf(month(10), 19)
  return [
    {
      day: laptop.day,
      from: { ...shop, name: 'Kestrel Computers', email: 'orders@kestrelcomputers.example' },
      subject: `Order ${laptop.order}`,
      files: [`Invoice ${laptop.order}.pdf`],
      text: `Thank you for your order ${laptop.order}: one Kestrel 14 laptop, ${dollars(laptop.cents)}. The warranty lasts three years, until ${inWords(addDays(laptop.day, 1095))}.`,
    },
    {
      day: refunded,
      from: shop,
      subject: 'Your refund',
      text: 'We have received the rain jacket and gave $129.00 back to your card.',
    },
  ]
}

function* newsletters({ anchor, month }: Plot): Generator<Letter> {
  let day = `${month(24)}-01`
  while (weekdayOf(day) !== 5) day = addDays(day, 1)
  for (; day <= anchor; day = addDays(day, 14)) {
    const random = createRandom(`gazette ${day}`)
    const news = random.pick(headlines)
    yield {
      day,
      from: gazette,
      subject: `The week in Harborview: ${news}`,
      labels: ['Newsletters'],
      text: `${news}. Read the whole story online.\n\nAlso this week: the weather, the tides, and what is on.`,
      unread: random.chance(0.3),
    }
  }
}

const headlines: readonly [string, ...string[]] = [
  'New ferry line opens in spring',
  'The lighthouse gets a fresh coat of paint',
  'Library lends seeds now',
  'Harbour market moves to the east pier',
  'Record number of gulls counted',
  'Night buses run every half hour',
]
