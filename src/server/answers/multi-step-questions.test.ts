import { afterAll, describe, expect, test } from 'vitest'
import type { Cell, Step } from '#shared/answers.ts'
import { abroad, personalRecords } from './personal-records.fixtures.ts'
import { answersInMemory } from './fixtures.ts'

const lease = {
  id: 'doc_lease',
  name: 'Lease agreement.pdf',
  passages: [{ text: 'A deposit of EUR 2,700 is payable before moving in.' }],
}
const own = answersInMemory({ records: personalRecords(), texts: [lease] })
const travelled = answersInMemory({ records: personalRecords(abroad) })
afterAll(async () => {
  await own[Symbol.asyncDispose]()
  await travelled[Symbol.asyncDispose]()
})

describe('figures are looked up and combined for', () => {
  const asked: [question: string, ...says: string[]][] = [
    ['how much would 15 percent of my rent be', '**€135.00**\n\n15% of €900.00 = €135.00'],
    ['Wie viel sind 15 % meiner Miete?', '**135,00'],
    ['15 % of the deposit', '**€405.00**', 'A deposit of EUR 2,700'],
    ['a third of my rent', '**€300.00**'],
    ['my rent times 12', '**€10,800.00**'],
    ['Meine Miete mal 12', '**10.800,00'],
    ['my rent plus 5 %', '**€945.00**'],
    ['How much is my rent?', '**€900.00**, on 1 November 2026\n\nFrom 1 row'],
    ['How many times did I run in March?', '**4**'],
    ['Compare what I spent on groceries in March and April', 'is €11.00 (11.83%) less than'],
    ['What share of my spending was rent?', '**88.73%**', '€9,900.00'],
    ['What percentage of my income went to rent in March?', '**30%**\n\n€900.00 ÷ €3,000.00'],
    ['Wie viel Prozent meines Einkommens gingen im März für Miete drauf?', '**30\u00a0%**'],
    ['Welcher Anteil meiner Ausgaben war Miete?', '**88,73\u00a0%**'],
    ['What was the ratio of my income to my spending in March?', '**2.89**'],
    ['How much of my March income is left after spending?', '**€1,960.51**'],
    [
      'Was ist der Unterschied zwischen meinem Einkommen und meinen Ausgaben im März?',
      '**1.960,51',
    ],
    ['By what percent did my grocery spending change from March to April?', '**Up 13.41%**'],
    [
      'Um wie viel Prozent sind meine Ausgaben von Februar bis März gestiegen?',
      '**Um 3,33\u00a0% gestiegen**',
    ],
    [
      'Did I spend more than I earned in March?',
      '**No**, €1,960.51 less: €1,039.49 against €3,000.00.',
    ],
    ['Habe ich im März mehr verdient als ausgegeben?', '**Ja**, 1.960,51'],
    [
      'if I save 10 % of my March income for 5 years at 3 %',
      '**€347.78**\n\n10% of €3,000.00 = €300.00; €300.00 × (1 + 3%)^5 = €347.78',
    ],
    [
      'Wenn ich 10 % meines Einkommens vom März 5 Jahre lang zu 3 % anlege, was habe ich dann?',
      '**347,78',
    ],
    ['If I put aside 200 every month for 10 years at 4 %, how much do I have?', '**29,449.96**'],
    [
      'What percentage of my income went to rent in March, and how much did I spend on groceries?',
      '1. What percentage of my income went to rent in March?\n\n**30%**',
      '2. how much did I spend on groceries in March?\n\nYou spent **€82.00** on groceries in March 2026',
    ],
    [
      'How much did I spend on groceries in March, and when does my passport expire?',
      '**€82.00**',
      '2. when does my passport expire?\n\nI could not find this in your documents',
    ],
    [
      'How much did I spend on groceries in March and how much on rent?',
      '1. How much did I spend on groceries in March?\n\nYou spent **€82.00** on groceries',
      '2. how much on rent in March?\n\nYou spent **€900.00** on rent',
    ],
    [
      'How many unread mails do I have, and when is my next appointment?',
      '**3**',
      '1 December 2026',
    ],
  ]
  test.each(asked)('%s', async (question, ...says) => {
    const { answer, found } = await own.ask(question)
    for (const said of says) expect(answer).toContain(said)
    expect(found).toBe(true)
  })

  test.each(asked)('and one statement computes the same: %s', async (question) => {
    const { sql, table } = await own.ask(question)
    // Without a table there is nothing to run: the answer is from a text or a pure calculation.
    if (sql === undefined) return
    const { rows, columns } = await own.query(sql)
    expect(columns.map(({ name }) => name)).toEqual(table?.columns)
    const rounded = (all: Cell[][] = []) =>
      all.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(6) : cell)))
    expect(rounded(rows)).toEqual(rounded(table?.rows))
  })
})

describe('the queries of each step and each question', () => {
  const march = 'What percentage of my income went to rent in March?'
  const two = 'How much did I spend on groceries in March and how much on rent?'

  test('are shown with their sentence, query, SQL and rows', async () => {
    const { understood, parts = [], readings } = await own.ask(march)
    expect(understood).toBe('“rent in March” as a percentage of “my income in March”')
    expect(readings).toBeUndefined()
    expect(parts.map(({ title }) => title)).toEqual(['rent in March', 'my income in March'])
    for (const { understood: sentence, query, sql = '', table } of parts) {
      expect(sentence).toContain('March 2026')
      expect(query).toContainEqual({ label: 'Table', value: 'Transactions' })
      expect((await own.query(sql)).rows).toEqual(table?.rows)
    }
    const { parts: questions } = await own.ask(two)
    expect(questions?.map(({ title }) => title)).toEqual([
      'How much did I spend on groceries in March?',
      'how much on rent in March?',
    ])
    const { parts: nested } = await own.ask(`${march.slice(0, -1)}, and how much on groceries?`)
    expect(nested?.map(({ title }) => title)).toEqual([
      'What percentage of my income went to rent in March? · rent in March',
      'What percentage of my income went to rent in March? · my income in March',
      'how much on groceries in March?',
    ])
  })

  test('are corrected like any other, in every part with the words', async () => {
    const phrase = 'this year'
    const chosen = {
      label: 'the last 12 months',
      choice: { kind: 'period', rule: 'rolling' } as const,
    }
    for (const question of [
      'What percentage of my income went to rent this year?',
      'How much did I spend on groceries this year and how much on rent?',
      'How many messages did I send to Bob this year?',
      'Who did I write to most this year?',
    ]) {
      const { parts: before = [], sql } = await own.ask(question)
      expect(before.length).toBeGreaterThan(0)
      for (const { readings } of before)
        expect(readings?.find(({ kind }) => kind === 'period')).toMatchObject({ phrase })
      const said = { phrase, choice: chosen.choice, isSaid: true }
      const answer = await own.askWith(question, [said])
      expect(answer.parts).toHaveLength(before.length)
      for (const { understood, readings } of answer.parts ?? []) {
        expect(understood).toContain(chosen.label)
        expect(readings?.find(({ kind }) => kind === 'period')?.chosen).toEqual(chosen)
      }
      expect(answer.sql).not.toBe(sql)
    }
  })
})

test('each step of reasoning is reported as it happens: lookup, computation and conclusion', async () => {
  const reported: Step[] = []
  const question = 'What percentage of my income went to rent in March?'
  const response = await own.reason(question, { onStep: (step) => reported.push(step) })
  expect(reported).toEqual(response.steps)
  expect(reported.map(({ kind }) => kind).join(' ')).toBe(
    'search understand understand sql understand sql calculate compose',
  )
  expect(reported[1]?.title).toBe('2 figures to look up, then compute')
  expect(reported.at(-2)?.detail).toBe('€900.00 ÷ €3,000.00 = 30%')
  expect(reported.at(-1)).toMatchObject({ title: 'Concluded', detail: '30%' })
})

test('figures in two currencies are not combined', async () => {
  const { answer } = await travelled.ask('15 % of what I spent on groceries in March')
  expect(answer).not.toContain('15% of')
})
