import { jonas, ruth } from '#server/demo/cast.ts'
import { addDays, addMonths, monthOf } from '#server/demo/days.ts'
import { dollars } from '#server/demo/plot.ts'
import { moreFactsOf } from './more-sample-facts.ts'
import { sampleItems } from './sample-items.ts'

export type ThirdFacts = ReturnType<typeof thirdFactsOf>

/** Facts for the third set of questions, counted from the generated data. */
export function thirdFactsOf(anchor: string) {
  const facts = moreFactsOf(anchor)
  const { plot, year } = facts
  const of = sampleItems(anchor)
  const transactions = of('transaction').map(({ transaction }) => transaction)
  const workouts = of('workout').map(({ workout }) => workout)
  const vitals = of('vitals').map((item) => item.vitals)
  const mails = of('email').map(({ email }) => email)
  const messages = of('message').map(({ message }) => message)
  const posts = of('post').map(({ post }) => post)
  const lastYear = String(Number(year) - 1)
  const isSpending = ({ bankCategory = '' }: { bankCategory?: string | undefined }) =>
    !['', 'Income', 'Interest'].includes(bankCategory)
  const cents = (wanted: (each: (typeof transactions)[number]) => boolean) =>
    transactions.filter(wanted).reduce((all, each) => all - each.cents, 0)
  const within = (from: string, until: string) => (day: string) =>
    day.slice(0, 10) >= from && day.slice(0, 10) <= until
  const eatingOut = (from: string, until: string) =>
    cents(({ bankCategory, date }) => bankCategory === 'Restaurants' && within(from, until)(date)) /
    100
  const christmas = `${anchor.slice(5) < '12-25' ? lastYear : year}-12-25`
  /** The latest past season that begins in this month. */
  const season = (first: string) => {
    const over = `${addMonths(`${year}-${first}`, 3)}-01` <= anchor ? year : lastYear
    return [`${over}-${first}-01`, addDays(`${addMonths(`${over}-${first}`, 3)}-01`, -1)] as const
  }
  const stepsOn = (day: string) =>
    vitals
      .filter((each) => each.name === 'steps' && each.day === day)
      .flatMap(({ samples }) => samples)
      .reduce((all, { value }) => all + value, 0)
  const daysIn = (month: string) =>
    vitals.filter(({ name, day }) => name === 'steps' && day.startsWith(month)).length
  const runs = (wanted: (day: string) => boolean) =>
    workouts.filter(({ name, start }) => name === 'Running' && wanted(start))
  const kilometres = (wanted: (day: string) => boolean) =>
    runs(wanted).reduce((all, each) => all + (each.kilometres ?? 0), 0)
  const ranked = (wanted: (each: (typeof transactions)[number]) => boolean) =>
    [...Map.groupBy(transactions.filter(wanted), ({ payee }) => payee)]
      .toSorted(([, a], [, b]) => sumOf(a) - sumOf(b))
      .map(([payee]) => payee)
  const lastAt = (payee: string) =>
    transactions.findLast((each) => each.payee === payee)?.date ?? ''
  const linkedin = posts.filter(({ service }) => service === 'LinkedIn')
  const sessions = of('metric')
    .map(({ metric }) => metric)
    .filter(({ metric }) => metric === 'sessions')
  const most = (values: readonly number[]) => Math.max(...values)
  const power = (month: string) => facts.paid('Harborview Electric', month)
  const told = Array.from({ length: 25 }, (_, back) => plot.month(back))
  const [checking, savings, card] = ['4417', '8802', '9031'].map(facts.balance)
  return {
    ...facts,
    lastYear,
    eatenLately: [
      eatingOut(`${plot.month(3)}-01`, addDays(`${plot.month(0)}-01`, -1)),
      eatingOut(`${plot.month(2)}-01`, anchor),
      eatingOut(`${addMonths(monthOf(anchor), -3)}${anchor.slice(7)}`, anchor),
      eatingOut(addDays(`${addMonths(monthOf(anchor), -3)}${anchor.slice(7)}`, 1), anchor),
    ].map((amount) => dollars(Math.round(amount * 100))),
    eatenInSummer: eatingOut(...season('06')),
    beforeChristmas: dollars(
      cents(
        (each) =>
          isSpending(each) && within(addDays(christmas, -7), addDays(christmas, -1))(each.date),
      ),
    ),
    perVisit: facts.paid('Greenleaf Market') / facts.visits('Greenleaf Market'),
    groceryShops: ranked(
      ({ bankCategory, date }) => bankCategory === 'Groceries' && date.startsWith(year),
    ),
    topMerchants: ranked((each) => isSpending(each) && each.date.startsWith(lastYear)).slice(0, 3),
    lastAt,
    paidBetween: (payee: string, from: string, until: string) =>
      cents((each) => each.payee === payee && within(from, until)(each.date)) / 100,
    dearestPower: told.toSorted((a, b) => power(b) - power(a))[0] ?? '',
    power,
    held: [(checking ?? 0) + (savings ?? 0) + (card ?? 0), (checking ?? 0) + (savings ?? 0)].map(
      (amount) => dollars(Math.round(amount * 100)),
    ),
    lastClub: anchor.slice(8) >= '25' ? `${monthOf(anchor)}-25` : `${plot.month(1)}-25`,
    lastFromJonas:
      messages.findLast(({ author }) => author === jonas.name)?.local.slice(0, 10) ?? '',
    textsFromRuth: messages.filter(
      ({ author, local }) => author === ruth.name && local.startsWith(plot.month(1)),
    ).length,
    unread: mails.filter(({ unread }) => unread).length,
    mailsFrom: (name: string) =>
      mails.filter(({ from, date }) => from[0]?.name === name && date.startsWith(lastYear)).length,
    stepsYesterday: stepsOn(addDays(anchor, -1)),
    stepsADay: (month: string) => facts.stepsIn(month) / daysIn(month),
    lightest: Math.min(
      ...vitals
        .filter(({ name, day }) => name === 'weight' && day.startsWith(year))
        .flatMap(({ samples }) => samples.map(({ value }) => value)),
    ),
    runsIn: (month: string) => runs((day) => day.startsWith(month)).length,
    burntIn: (month: string) =>
      runs((day) => day.startsWith(month)).reduce((all, each) => all + (each.kilocalories ?? 0), 0),
    kilometresInSpring: kilometres(within(...season('03'))),
    kilometresSince: (day: string) => kilometres(within(day, anchor)),
    longestSwim: most(
      workouts.filter(({ name }) => name === 'Swimming').map(({ minutes }) => minutes ?? 0),
    ),
    facebookPosts: posts.filter(
      ({ service, at }) => service === 'Facebook' && at.startsWith(lastYear),
    ).length,
    lastTweet: posts.findLast(({ service }) => service === 'Twitter')?.at.slice(0, 10) ?? '',
    bestLinkedin: linkedin
      .filter(({ likes }) => likes === most(linkedin.map((each) => each.likes ?? 0)))
      .map(({ text }) => text),
    busiestDays: sessions
      .filter(({ value }) => value === most(sessions.map((each) => each.value)))
      .map(({ date }) => date),
    ageOf: (birthday: string) =>
      Number(year) - Number(birthday.slice(0, 4)) - (anchor.slice(5) < birthday.slice(5) ? 1 : 0),
  }
}

const sumOf = (found: readonly { cents: number }[]) =>
  found.reduce((all, { cents }) => all + cents, 0)
