import { addDays, addMonths, monthOf } from '#server/demo/days.ts'
import { dollars } from '#server/demo/plot.ts'
import type { Transaction } from '#server/connectors/kinds/transaction.ts'
import { within, type Periods } from './periods.ts'
import { sampleItems } from './items.ts'

type Wanted = (each: Transaction) => boolean

export function moneyFactsOf({ anchor, plot, month, year, lastYear, season }: Periods) {
  const of = sampleItems(anchor)
  const transactions = of('transaction').map(({ transaction }) => transaction)
  const isSpending = ({ bankCategory = '' }: { bankCategory?: string | undefined }) =>
    !['', 'Income', 'Interest'].includes(bankCategory)
  const amount = (wanted: Wanted) =>
    transactions.filter(wanted).reduce((sum, { cents }) => sum - cents, 0) / 100
  const inCategory = (category: string, when = month) =>
    amount(({ bankCategory, date }) => bankCategory === category && date.startsWith(when))
  const at = (payee: string, when = '') =>
    transactions.filter(({ payee: name, date }) => name === payee && date.startsWith(when))
  const paid = (payee: string, when = '') =>
    amount((each) => each.payee === payee && each.date.startsWith(when))
  const visits = (payee: string, when?: string) => at(payee, when).length
  const spentIn = (when: string) => amount((each) => isSpending(each) && each.date.startsWith(when))
  const eatingOut = (from: string, until: string) =>
    amount(({ bankCategory, date }) => bankCategory === 'Restaurants' && within(from, until)(date))
  const ranked = (wanted: Wanted) =>
    [...Map.groupBy(transactions.filter(wanted), ({ payee }) => payee)]
      .toSorted(([, a], [, b]) => sumOf(a) - sumOf(b))
      .map(([payee]) => payee)
  const balance = (digits: string) =>
    (of('account').find(({ bankAccount }) => bankAccount.account === digits)?.bankAccount.balance ??
      0) / 100
  const power = (when: string) => paid('Harborview Electric', when)
  const christmas = `${anchor.slice(5) < '12-25' ? lastYear : year}-12-25`
  const threeMonthsAgo = `${addMonths(monthOf(anchor), -3)}${anchor.slice(7)}`
  const months = Array.from({ length: Number(monthOf(anchor).slice(5)) }, (_, index) =>
    addMonths(`${year}-01`, index),
  )
  const hasRisen = ({ prices }: (typeof plot.subscriptions)[number]) =>
    prices.slice(1).some(({ from }) => from.startsWith(year))
  const [checking = 0, savings = 0, card = 0] = ['4417', '8802', '9031'].map(balance)
  return {
    inCategory,
    spentIn,
    paid,
    visits,
    balance,
    power,
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
    raised: plot.subscriptions.filter(hasRisen).map(({ name }) => name),
    unraised: plot.subscriptions.filter((each) => !hasRisen(each)).map(({ name }) => name),
    dearestMonth: months.toSorted((a, b) => spentIn(b) - spentIn(a))[0] ?? '',
    lastPay:
      transactions.findLast(({ description }) => description.includes('PAYROLL'))?.date ?? '',
    eatenLately: [
      eatingOut(`${plot.month(3)}-01`, addDays(`${plot.month(0)}-01`, -1)),
      eatingOut(`${plot.month(2)}-01`, anchor),
      eatingOut(threeMonthsAgo, anchor),
      eatingOut(addDays(threeMonthsAgo, 1), anchor),
    ].map(inDollars),
    eatenInSummer: eatingOut(...season('06')),
    beforeChristmas: inDollars(
      amount(
        (each) =>
          isSpending(each) && within(addDays(christmas, -7), addDays(christmas, -1))(each.date),
      ),
    ),
    perVisit: paid('Greenleaf Market') / visits('Greenleaf Market'),
    groceryShops: ranked(
      ({ bankCategory, date }) => bankCategory === 'Groceries' && date.startsWith(year),
    ),
    topMerchants: ranked((each) => isSpending(each) && each.date.startsWith(lastYear)).slice(0, 3),
    lastAt: (payee: string) => at(payee).at(-1)?.date ?? '',
    paidBetween: (payee: string, from: string, until: string) =>
      amount((each) => each.payee === payee && within(from, until)(each.date)),
    dearestPower:
      Array.from({ length: 25 }, (_, back) => plot.month(back)).toSorted(
        (a, b) => power(b) - power(a),
      )[0] ?? '',
    held: [checking + savings + card, checking + savings].map(inDollars),
  }
}

const inDollars = (amount: number) => dollars(Math.round(amount * 100))

const sumOf = (found: readonly { cents: number }[]) =>
  found.reduce((all, { cents }) => all + cents, 0)
