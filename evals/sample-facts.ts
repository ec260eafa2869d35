import { bank, lena, priya } from '#server/demo/cast.ts'
import { addDays, addMonths, monthOf, weekdayOf } from '#server/demo/days.ts'
import { plotOf } from '#server/demo/plot.ts'
import { sampleItems } from './sample-items.ts'

export type Facts = ReturnType<typeof factsOf>

/** Facts about the sample person, counted from the generated data independently of Trove. */
export function factsOf(anchor: string) {
  const of = sampleItems(anchor)
  const plot = plotOf(anchor)
  const month = addMonths(monthOf(anchor), -1)
  const year = anchor.slice(0, 4)
  const monday = addDays(anchor, -((weekdayOf(anchor) + 6) % 7))
  const isLastWeek = (day: string) => day >= addDays(monday, -7) && day < monday
  const transactions = of('transaction').map(({ transaction }) => transaction)
  const mails = of('email').map(({ email }) => email)
  const messages = of('message').map(({ message }) => message)
  const workouts = of('workout').map(({ workout }) => workout)
  const vitals = of('vitals').map((item) => item.vitals)
  const isSpending = ({ bankCategory = '' }: { bankCategory?: string | undefined }) =>
    !['', 'Income', 'Interest'].includes(bankCategory)
  const amount = (found: readonly { cents: number }[]) =>
    found.reduce((sum, { cents }) => sum - cents, 0) / 100
  const inCategory = (category: string, when = month) =>
    amount(
      transactions.filter(
        ({ bankCategory, date }) => bankCategory === category && date.startsWith(when),
      ),
    )
  const at = (payee: string, when = '') =>
    transactions.filter(({ payee: name, date }) => name === payee && date.startsWith(when))
  const runs = workouts.filter(({ name }) => name === 'Running')
  const runDays = new Set(runs.map(({ start }) => start.slice(0, 10)))
  const rates = vitals
    .filter(({ name, day }) => name === 'heart rate' && runDays.has(day))
    .flatMap(({ samples }) => samples.map(({ value }) => value))
  const steps = (wanted: (day: string) => boolean) =>
    vitals
      .filter(({ name, day }) => name === 'steps' && wanted(day))
      .flatMap(({ samples }) => samples)
      .reduce((sum, { value }) => sum + value, 0)
  const spentIn = (when: string) =>
    amount(transactions.filter((each) => isSpending(each) && each.date.startsWith(when)))
  const posts = of('post').map(({ post }) => post)
  return {
    plot,
    anchor,
    month,
    monthBefore: addMonths(month, -1),
    year,
    inCategory,
    spentIn,
    paid: (payee: string, when?: string) => amount(at(payee, when)),
    visits: (payee: string, when?: string) => at(payee, when).length,
    categories: [...new Set(transactions.flatMap(({ bankCategory }) => bankCategory ?? []))]
      .filter((category) => isSpending({ bankCategory: category }))
      .toSorted((a, b) => inCategory(b) - inCategory(a)),
    largest: transactions
      .filter((each) => isSpending(each) && each.cents < 0 && each.date.startsWith(month))
      .map(({ cents }) => -cents / 100)
      .toSorted((a, b) => b - a),
    saved:
      transactions.filter(
        ({ account, cents, date }) =>
          account === '8802' && cents === 40_000 && date.startsWith(year),
      ).length * 400,
    balance: (digits: string) =>
      (of('account').find(({ bankAccount }) => bankAccount.account === digits)?.bankAccount
        .balance ?? 0) / 100,
    raised: plot.subscriptions
      .filter(({ prices }) => prices.slice(1).some(({ from }) => from.startsWith(year)))
      .map(({ name }) => name),
    unraised: plot.subscriptions
      .filter(({ prices }) => !prices.slice(1).some(({ from }) => from.startsWith(year)))
      .map(({ name }) => name),
    unreadFromBank: mails.filter(
      ({ from, date, unread }) =>
        from[0]?.address === bank.email && unread === true && isLastWeek(date.slice(0, 10)),
    ).length,
    mailsIn: (when: string) =>
      mails.filter(({ date, sent }) => date.startsWith(when) && sent === false).length,
    mailsFromLena: mails.filter(
      ({ from, date }) => from[0]?.address === lena.email && date.startsWith(year),
    ).length,
    senders: topOf(
      mails
        .filter(({ date, sent }) => date.startsWith(year) && sent === false)
        .map(({ from }) => from[0]?.name ?? ''),
    ),
    fromPriya: messages.filter(
      ({ author, local }) => author === priya.name && local.startsWith(month),
    ).length,
    heartRateOnRunDays: rates.reduce((sum, value) => sum + value, 0) / rates.length,
    kilometres: runs
      .filter(({ start }) => start.startsWith(year))
      .reduce((sum, { kilometres }) => sum + (kilometres ?? 0), 0),
    longestRun: Math.max(...runs.map(({ kilometres }) => kilometres ?? 0)),
    stepsLastWeek: steps(isLastWeek),
    stepsIn: (when: string) => steps((day) => day.startsWith(when)),
    tweets: posts.filter(({ service, at: time }) => service === 'Twitter' && time.startsWith(month))
      .length,
    sessions: of('metric')
      .filter(({ metric }) => metric.metric === 'sessions' && metric.date.startsWith(month))
      .reduce((sum, { metric }) => sum + metric.value, 0),
  }
}

/** Words by frequency, the most frequent first. */
function topOf(words: readonly string[]): string[] {
  return [...Map.groupBy(words, (word) => word)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([word]) => word)
}
