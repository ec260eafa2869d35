import { expect } from 'vitest'
import { askResponse } from '#shared/answers.ts'
import { monthBudgets } from '#shared/budgets.ts'
import { moneyList, moneySummary } from '#shared/money.ts'
import { moneyCorrectionAnswer, moneyCorrections } from '#shared/money-corrections.ts'
import { sourceView } from '#shared/sources.ts'
import { readWholeDatabase, tablesWith } from '#server/accounts/whole-database.fixtures.ts'
import { startSimpleFin } from '#server/connectors/bank/simplefin/stand-in.fixtures.ts'
import { create, importFiles, list, report, settled, syncNow } from '#tests/data-sources.ts'
import { requirement } from '#tests/requirement.ts'
import { openTestServer, test, type Browser } from '#tests/server.ts'

const csv = [
  'Date,Description,Amount',
  '03/02/2026,REWE SAGT DANKE 123,-40.00',
  '03/02/2026,REWE SAGT DANKE 123,-40.00',
  '03/09/2026,SQ *HARBOR LUNCH #1,-12.50',
  '03/10/2026,Transfer to savings,-500.00',
  '03/20/2026,ACME PAYROLL,3000.00',
  '04/02/2026,REWE SAGT DANKE 9,-10.00',
].join('\n')
const savings =
  '<OFX><ACCTID>9999876<ACCTTYPE>SAVINGS<STMTTRN><DTPOSTED>20260311<TRNAMT>500<FITID>1<NAME>DEPOSIT 77</STMTTRN></OFX>'

async function bank(browser: Browser, files: Record<string, string>, credential = '') {
  const created = await create(browser, 'bank_of_america', { credential })
  const { id } = sourceView.parse(await created.json())
  expect((await importFiles(browser, id, files)).status).toBe(202)
  await settled(browser, id)
  return id
}
const listed = async (browser: Browser, query = '') =>
  moneyList.parse(await (await browser.get(`/api/money/transactions${query}`)).json())
const summed = async (browser: Browser, query = '') =>
  moneySummary.parse(await (await browser.get(`/api/money/summary${query}`)).json())
const correct = (browser: Browser, body: unknown) =>
  browser.send('PUT', '/api/money/corrections', {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

test('spending is summed by category, without transfers between own accounts', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  await bank(ada, { 'stmt_4321.csv': csv, 'savings.ofx': savings })
  expect(await summed(ada, '?month=2026-03')).toMatchObject({
    currencies: [
      {
        currency: 'USD',
        spent: 92.5,
        income: 3000,
        categories: [
          { category: 'Groceries', spent: 80, transactions: 2 },
          { category: 'Restaurants', spent: 12.5 },
        ],
      },
    ],
    transfers: 2,
    months: ['2026-04', '2026-03'],
    accounts: [{ name: '···· 4321' }, { name: 'Savings ···· 9876' }],
  })
  expect((await listed(ada, '?q=rewe')).total).toBe(3)
  expect((await listed(ada, '?q=12.50')).transactions).toMatchObject([{ merchant: 'Harbor Lunch' }])
  expect((await listed(ada, '?category=Groceries&month=2026-03')).total).toBe(2)
  expect((await ada.get('/api/money/transactions?month=2026-13')).status).toBe(400)
})

test('the same statement in another format adds nothing', async ({ server }) => {
  const ada = await server.person('Ada')
  const id = await bank(ada, { 'stmt_4321.csv': csv })
  const ofx = `<OFX><ACCTID>4321<STMTTRN><DTPOSTED>20260309<TRNAMT>-12.50<FITID>8<NAME>Harbor Lunch</STMTTRN></OFX>`
  await importFiles(ada, id, { 'export.qfx': ofx })
  await settled(ada, id)
  expect((await listed(ada)).total).toBe(6)
})

test('a correction applies at once, to later transactions and in answers, and can be undone', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const id = await bank(ada, { 'stmt_4321.csv': csv })
  const [lunch] = (await listed(ada, '?q=harbor')).transactions
  const change = { category: 'Travel', name: 'The Harbor' }
  const answer = await correct(ada, { transaction: lunch?.id, scope: 'merchant', change })
  const { before, transactions } = moneyCorrectionAnswer.parse(await answer.json())
  expect([before, transactions]).toEqual([{ category: null, name: null, isTransfer: null }, 1])
  await importFiles(ada, id, {
    'stmt_4321.csv': 'Date,Description,Amount\n05/09/2026,HARBOR LUNCH BOSTON MA,-9.00\n',
  })
  await settled(ada, id)
  expect((await listed(ada, '?category=Travel')).transactions).toMatchObject([
    { merchant: 'The Harbor', amount: -9, corrected: 'merchant' },
    { merchant: 'The Harbor', amount: -12.5 },
  ])
  const written = await readWholeDatabase(server.opened.connection)
  expect(tablesWith(written, 'The Harbor')).toEqual([])
  const question = 'What is the sum of amount for category Travel?'
  const asked = askResponse.parse(await (await ada.post('/api/ask', { question })).json())
  // Spending is stated with or without a minus sign.
  expect(Math.abs(Number(asked.table?.rows[0]?.[0])), asked.answer).toBe(21.5)
  await correct(ada, { transaction: lunch?.id, scope: 'merchant', change: before })
  expect((await listed(ada, '?category=Restaurants')).transactions).toMatchObject([
    { merchant: 'Harbor Lunch' },
    { merchant: 'Harbor Lunch' },
  ])
  expect((await correct(ada, { transaction: '0', scope: 'transaction', change: {} })).status).toBe(
    404,
  )
})

test('only the selected transaction is changed', async ({ server }) => {
  const ada = await server.person('Ada')
  await bank(ada, { 'stmt_4321.csv': csv })
  const [first] = (await listed(ada, '?category=Groceries&month=2026-03')).transactions
  await correct(ada, { transaction: first?.id, scope: 'transaction', change: { isTransfer: true } })
  const { currencies, transfers } = await summed(ada, '?month=2026-03')
  expect([currencies[0]?.spent, transfers]).toEqual([52.5, 2])
})

test('a SimpleFIN token is claimed and fetched, and the bank password is refused and not stored', async () => {
  requirement('privacy.site-password.never-kept', 'privacy.site-password.never-used')
  await using server = await openTestServer({ OUTGOING_ADDRESSES: 'loopback' })
  await using service = await startSimpleFin([
    {
      id: 'A1',
      name: 'Everyday Checking (4321)',
      transactions: [
        {
          id: '1',
          posted: Date.now() / 1_000 - 200_000,
          amount: '-3.20',
          description: 'HARBOR LUNCH',
        },
      ],
    },
  ])
  const ada = await server.person('Ada')
  const created = await create(ada, 'bank_of_america', { credential: service.token })
  const { id } = sourceView.parse(await created.json())
  const source = await settled(ada, id)
  expect(source).toMatchObject({
    status: 'connected',
    config: { accountId: 'Orchard Bank, 1 account', saved: ['credential'] },
    counts: { transactions: 1 },
  })
  service.state.accounts[0]?.transactions.push({
    id: '2',
    posted: Date.now() / 1_000 - 100_000,
    amount: '-4.00',
    description: 'HARBOR LUNCH',
  })
  await syncNow(ada, id)
  expect((await listed(ada)).total).toBe(2)
  expect(await report(ada, id)).toMatchObject({ stored: 1, failed: 0 })

  service.state.requests.length = 0
  const ben = await server.person('Ben')
  await create(ben, 'bank_of_america', { credential: 'hunter2-my-bank-password' })
  expect((await list(ben))[0]).toMatchObject({ status: 'disconnected', config: { saved: [] } })
  expect(service.state.requests).toEqual([])
})

test('a budget is entered for a category, compared with what was spent, and undone', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  await bank(ada, { 'stmt_4321.csv': csv })
  const enter = async (body: unknown) => {
    const answer = await ada.put('/api/money/budgets', body)
    return { status: answer.status, body: await answer.json() }
  }
  const inMonth = async (month: string) =>
    monthBudgets.parse(await (await ada.get(`/api/money/budgets?month=${month}`)).json())
  const groceries = { category: 'Groceries', currency: 'USD', month: '2026-03' }
  expect(await enter({ ...groceries, entered: { amount: 70 } })).toEqual({
    status: 200,
    body: { before: null },
  })
  expect(await inMonth('2026-03')).toEqual({
    month: '2026-03',
    currency: 'USD',
    budgets: [{ category: 'Groceries', currency: 'USD', amount: 70, spent: 80, from: 'entered' }],
  })
  expect((await inMonth('2026-04')).budgets).toMatchObject([{ amount: 70, spent: 10 }])
  expect((await inMonth('2026-02')).budgets).toEqual([])

  expect((await enter({ ...groceries, entered: { amount: 90 } })).body).toEqual({
    before: { amount: 70 },
  })
  await enter({ ...groceries, month: '2026-04', entered: { amount: null } })
  expect((await inMonth('2026-04')).budgets).toEqual([])
  await enter({ ...groceries, month: '2026-04', entered: null })
  expect((await inMonth('2026-04')).budgets).toMatchObject([{ amount: 90 }])

  for (const wrong of [{ amount: 0 }, { amount: -5 }, { amount: 'much' }]) {
    expect((await enter({ ...groceries, entered: wrong })).status).toBe(400)
  }
  const earned = { ...groceries, category: 'Income', entered: { amount: 5 } }
  expect((await enter(earned)).status).toBe(400)
})

test('several transactions are corrected at once, and all of them undone', async ({ server }) => {
  const ada = await server.person('Ada')
  await bank(ada, { 'stmt_4321.csv': csv })
  const { transactions } = await listed(ada, '?month=2026-03')
  const chosen = transactions.filter(({ merchant }) => /rewe|harbor/i.test(merchant))
  const many = (body: unknown) => ada.put('/api/money/corrections/many', body)
  const change = { category: 'Travel', isTransfer: null }
  const answer = await many({
    corrections: chosen.map(({ id }) => ({ transaction: id, change })),
  })
  const before = moneyCorrections.parse(await answer.json())
  expect(before.corrections).toHaveLength(3)
  expect((await listed(ada, '?category=Travel')).total).toBe(3)
  // The same merchant's other transaction stays as it was.
  expect((await listed(ada, '?category=Groceries')).total).toBe(1)
  expect((await many(before)).status).toBe(200)
  expect((await listed(ada, '?category=Travel')).total).toBe(0)

  const [first] = chosen
  const mixed = [first?.id, '0'].map((transaction) => ({ transaction, change }))
  expect((await many({ corrections: mixed })).status).toBe(404)
  expect((await listed(ada, '?category=Travel')).total).toBe(0)
  expect((await many({ corrections: [] })).status).toBe(400)
})
