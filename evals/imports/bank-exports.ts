/**
 * Reads third-party statement files like the bank source and compares them with the expected
 * results: `node evals/imports/bank-exports.ts [dir]`. The folder contains bank_exports, which its
 * README describes.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { measureOverlap, measureSorting } from './bank-categories.ts'
import { readStatement, type Statement } from '#server/connectors/bank/read-statement.ts'

type Check = { what: string; expected: unknown; actual: unknown }
type FileResult = { file: string; checks: Check[] }

export async function runBankEval(dataDir: string): Promise<boolean> {
  const root = path.join(dataDir, 'bank_exports')
  const results = [
    ...(await measureOfx(path.join(root, 'ofx_ofxparse'))),
    ...(await measureBofa(path.join(root, 'bofa_csv_thirdparty'))),
    ...(await measureSets(path.join(root, 'us_csv_synth'))),
  ]
  let passed = 0
  let checked = 0
  for (const { file, checks } of results) {
    for (const { what, expected, actual } of checks) {
      checked += 1
      if (same(expected, actual)) passed += 1
      else console.log(`  ${file}: ${what} is ${show(actual)}, expected ${show(expected)}`)
    }
  }
  await sortSets(path.join(root, 'us_csv_synth'))
  console.log(`bank_exports: ${passed} of ${checked} checks over ${results.length} files`)
  return passed === checked
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const show = (value: unknown) => JSON.stringify(value)?.slice(0, 200)
const hundredths = (amount: number) => Math.round(amount * 100)
const sumOf = ({ movements }: Statement) => movements.reduce((sum, { cents }) => sum + cents, 0)
const empty: Statement = { movements: [], unreadable: [], skipped: [], notes: [], keyOf: () => '' }

async function read(file: string): Promise<Statement> {
  return readStatement(await readFile(file), path.basename(file)) ?? empty
}

const ofxExpected = z.object({
  file: z.string(),
  n_stmttrn: z.number(),
  sum_amount: z.number(),
  unparseable_amounts: z.number(),
  accounts: z.array(z.string()),
  currency: z.string().nullable(),
})

async function measureOfx(root: string): Promise<FileResult[]> {
  if (!existsSync(root)) return []
  const lines = (await readFile(path.join(root, 'expected.jsonl'), 'utf8')).trim().split('\n')
  const results: FileResult[] = []
  for (const line of lines) {
    const expected = ofxExpected.parse(JSON.parse(line))
    const statement = await read(path.join(root, expected.file))
    const { movements, unreadable } = statement
    const checks: Check[] = [
      {
        what: 'transactions, with those that have no date or amount',
        expected: expected.n_stmttrn,
        actual: movements.length + unreadable.length,
      },
      {
        what: 'accounts that are none of the file',
        expected: [],
        actual: movements.filter(({ account }) => !expected.accounts.includes(account)),
      },
    ]
    // One of these lacks a date on purpose; its amount is in the expected sum all the same.
    if (unreadable.length === expected.unparseable_amounts) {
      checks.push({
        what: 'sum',
        expected: hundredths(expected.sum_amount),
        actual: sumOf(statement),
      })
    }
    if (movements.length > 0 && expected.currency) {
      const currencies = [...new Set(movements.map(({ currency }) => currency))]
      checks.push({ what: 'currency', expected: [expected.currency], actual: currencies })
    }
    results.push({ file: expected.file, checks })
  }
  return results
}

const bofaExpected = z.record(
  z.string(),
  z.object({ transactions: z.number(), sum: z.number() }).loose(),
)

async function measureBofa(root: string): Promise<FileResult[]> {
  if (!existsSync(root)) return []
  const text = await readFile(path.join(root, 'expected.json'), 'utf8')
  const results: FileResult[] = []
  for (const [file, { transactions, sum }] of Object.entries(
    bofaExpected.parse(JSON.parse(text)),
  )) {
    const statement = await read(path.join(root, file))
    results.push({
      file,
      checks: [
        { what: 'transactions', expected: transactions, actual: statement.movements.length },
        { what: 'sum', expected: hundredths(sum), actual: sumOf(statement) },
      ],
    })
  }
  return results
}

const truth = z.object({
  date: z.string(),
  amount: z.string(),
  description: z.string(),
  category: z.string(),
  balance: z.string().nullable(),
})
export type Truth = z.infer<typeof truth>
const groundTruth = z.object({
  checking: z.array(truth),
  credit_card: z.array(truth),
  payment_app: z.array(truth),
})

/** The person's account to which an export belongs. */
const accountOf = (file: string) =>
  /venmo/.test(file)
    ? 'payment_app'
    : /amex|apple_card|capital_one|chase_credit|citi|discover/.test(file)
      ? 'credit_card'
      : 'checking'

async function measureSets(root: string): Promise<FileResult[]> {
  if (!existsSync(root)) return []
  const results: FileResult[] = []
  for (const set of (await readdir(root)).toSorted()) {
    const folder = path.join(root, set)
    const known = groundTruth.parse(
      JSON.parse(await readFile(path.join(folder, 'ground_truth.json'), 'utf8')),
    )
    for (const file of (await readdir(path.join(folder, 'exports'))).toSorted()) {
      const statement = await read(path.join(folder, 'exports', file))
      const expected = known[accountOf(file)]
      results.push({ file: `${set}/${file}`, checks: checksOf(statement, expected) })
    }
  }
  return results
}

/** One export of each account makes a person; the same account in two formats counts once. */
async function sortSets(root: string): Promise<void> {
  if (!existsSync(root)) return
  for (const set of (await readdir(root)).toSorted()) {
    const folder = path.join(root, set)
    const text = await readFile(path.join(folder, 'ground_truth.json'), 'utf8')
    const known = groundTruth.parse(JSON.parse(text))
    const files = ['bofa_checking.csv', 'citi.csv', 'venmo.csv']
    const all = [...known.checking, ...known.credit_card, ...known.payment_app]
    for (const { what, right, all: total, misses } of await measureSorting(folder, files, all)) {
      console.log(`  ${set}, ${what}: ${right} of ${total}`)
      for (const miss of misses) console.log(`    ${miss}`)
    }
    const { length } = known.checking
    const overlap = await measureOverlap(folder, ['ofx.ofx', 'bofa_checking.csv'], length)
    console.log(`  ${set}, ${overlap.what}: ${overlap.actual} of ${overlap.expected}`)
  }
}

function checksOf(statement: Statement, expected: readonly Truth[]): Check[] {
  const { movements, unreadable } = statement
  const rows = (list: { date: string; cents: number }[]) =>
    list.map(({ date, cents }) => `${date} ${cents}`).toSorted()
  const wanted = expected.map(({ date, amount }) => ({ date, cents: hundredths(Number(amount)) }))
  const balances = movements.flatMap(({ date, balance }) =>
    balance === undefined ? [] : [{ date, cents: balance }],
  )
  return [
    { what: 'transactions', expected: expected.length, actual: movements.length },
    { what: 'unreadable lines', expected: [], actual: unreadable },
    {
      what: 'sum',
      expected: wanted.reduce((sum, { cents }) => sum + cents, 0),
      actual: sumOf(statement),
    },
    { what: 'dates and amounts', expected: rows(wanted), actual: rows(movements) },
    ...(balances.length === 0
      ? []
      : [
          {
            what: 'balances',
            expected: rows(
              expected.map(({ date, balance }) => ({ date, cents: hundredths(Number(balance)) })),
            ),
            actual: rows(balances),
          },
        ]),
  ]
}

if (import.meta.main) {
  const passed = await runBankEval(process.argv[2] ?? '../shared/data')
  process.exitCode = passed ? 0 : 1
}
