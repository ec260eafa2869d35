import type { AskResponse, Cell } from '#shared/answers.ts'
import { moneyCategories } from '#shared/money.ts'
import type { RecurringPayment } from '#shared/money-overview.ts'
import { dayText, moneyText } from '#shared/written.ts'
import { findRecurring, findRegularIncome, type PaymentEntry } from '#server/money/recurring.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { fill } from '../language/fill-template.ts'
import { stem } from '../language/stem.ts'
import { wordsOf } from '../language/words.ts'
import type { Day } from '../plan/civil-date.ts'
import { whenText } from '../phrasing/phrases.ts'
import { speechFor } from '../phrasing/phrasing.ts'
import type { BillsAsked } from './bills-asked.ts'

type Deps = { workspaces: Pick<Workspaces, 'query' | 'catalog'> }
type Asked = {
  userId: string
  bills: BillsAsked
  today: Day
  spoken: string
  language: string | undefined
}

const mostPayments = 20_000
const listedBills = 20

const sql = `SELECT cast(date AS varchar), amount, coalesce(merchant, description), category, kind, currency
FROM transactions
WHERE kind IN ('spending', 'fee', 'income') AND date IS NOT NULL
ORDER BY date`

const text = (cell: Cell | undefined) => String(cell ?? '')

function entryOf([
  date,
  amount,
  merchant,
  category,
  kind,
  currency,
]: readonly Cell[]): PaymentEntry {
  return {
    merchant: text(merchant),
    merchantKey: text(merchant).toLowerCase(),
    category: moneyCategories.find((each) => each === category) ?? 'Other',
    kind: kind === 'fee' || kind === 'income' ? kind : 'spending',
    transaction: {
      date: text(date).slice(0, 10),
      cents: Math.round(Number(amount) * 100),
      currency: text(currency),
    },
  }
}

const stemsOf = (words: string) => wordsOf(words).map(({ folded }) => stem(folded))

/** Whether a bill is the named one, by its payee or its category: "Tunefold", "rent". */
function isNamed(payee: string, { merchant, category }: RecurringPayment): boolean {
  const wanted = stemsOf(payee)
  return [merchant, category].some((name) => {
    const words = stemsOf(name)
    return wanted.length > 0 && wanted.every((word) => words.includes(word))
  })
}

/** Whoever pays most, regularly. */
const salaryOf = (entries: readonly PaymentEntry[], today: Day) =>
  findRegularIncome(entries, today)
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, 1)

/** The regular payments that are expected; undefined if the data has none that is meant. */
export async function answerBills(
  { workspaces }: Deps,
  { userId, bills, today, spoken, language }: Asked,
  signal?: AbortSignal,
): Promise<Omit<AskResponse, 'followUpQuestions'> | undefined> {
  const { tables } = await workspaces.catalog(userId)
  if (!tables.some(({ name, records }) => records && name === 'transactions')) return undefined
  const { rows } = await workspaces.query(userId, sql, { signal, maxRows: mostPayments })
  const entries = rows.map(entryOf)
  const expected = 'isSalary' in bills ? salaryOf(entries, today) : findRecurring(entries, today)
  if (expected.length === 0) return undefined
  const { words, locale } = speechFor(spoken, language)
  const period = 'period' in bills ? bills.period : undefined
  const meant = expected.filter((bill) => {
    if ('isSalary' in bills) return true
    if ('payee' in bills) return isNamed(bills.payee, bill)
    return (
      (!bills.areSubscriptions || bill.category === 'Subscriptions') &&
      (period?.from ?? '') <= bill.next &&
      (period?.to === undefined || bill.next < period.to)
    )
  })
  const isOne = !('period' in bills)
  if (isOne && meant.length === 0) return undefined
  const day = (of: Day) => dayText(of, locale ?? 'en-GB', 'long')
  const told = (template: string, bill: RecurringPayment) =>
    fill(template, {
      payee: bill.merchant.replaceAll('*', ''),
      amount: moneyText(bill.amount, bill.currency, locale),
      next: day(bill.next),
      last: day(bill.last),
    })
  const [only] = meant
  // Whatever runs today is still to come.
  const when = period && whenText(period, { words, locale, today: '' })
  const sentence =
    meant.length === 1 && only
      ? told(('isSalary' in bills ? words.salary : words.bills)[only.every], only)
      : fill(meant.length === 0 ? words.bills.none : words.bills.several, {
          count: String(meant.length),
          when,
        })
  const lines = meant
    .slice(0, listedBills)
    .map((bill, at) => `${at + 1}. ${told(words.bills.line, bill)}`)
  return {
    answer: meant.length > 1 ? [sentence, lines.join('\n')].join('\n\n') : sentence,
    ...(isOne && only ? { card: { figure: day(only.next), sentence, context: [] } } : {}),
    queryType: 'personal',
    confidence: 0.8,
    found: true,
    citations: [],
    sql,
    table: {
      columns: [words.bills.payee, words.bills.due, words.bills.amount],
      rows: meant.map(({ merchant, next, amount }) => [merchant, next, amount]),
      total: meant.length,
    },
    steps: [{ kind: 'sql', title: 'Looked for regular payments', detail: sql }],
  }
}
