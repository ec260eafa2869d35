import { afterAll, describe, expect, test } from 'vitest'
import { fuelLog } from './household-sheets.fixtures.ts'
import { answersInMemory } from './fixtures.ts'
import {
  jobsLedger,
  lessonBook,
  migraineDiary,
  orderList,
  potterySales,
  rehabLog,
} from './ledgers.fixtures.ts'

const today = '2026-11-25'
const joiner = answersInMemory({ today, sheets: [jobsLedger, rehabLog] })
const electrician = answersInMemory({ today, sheets: [orderList, migraineDiary] })
const teacher = answersInMemory({ today, sheets: [lessonBook, fuelLog] })
const potter = answersInMemory({ today, sheets: [potterySales, migraineDiary] })
const patient = answersInMemory({ today, sheets: [rehabLog] })
const nurse = answersInMemory({
  today,
  sheets: [rehabLog],
  texts: [
    {
      id: 'doc_contract',
      name: 'Contract.docx',
      passages: [{ text: 'From 1 October you are paid 31.40 dollars an hour.' }],
    },
  ],
})
const people = { joiner, electrician, teacher, potter, patient, nurse }
afterAll(() => Promise.all(Object.values(people).map((person) => person[Symbol.asyncDispose]())))
type Asked = [who: keyof typeof people, question: string, says: string]

describe('the noun that names the rows of a sheet counts rows', () => {
  const asked: Asked[] = [
    [
      'joiner',
      'How many jobs have I done in Shawlands this year going by my ledger?',
      '**6** rows',
    ],
    ['joiner', 'How many jobs did I do in Langside?', '**3** rows'],
    ['electrician', 'Wie viele Aufträge hatte ich in Fürth?', '**4** Zeilen'],
    ['electrician', 'Wie viele Aufträge sind in meiner Auftragsliste eingetragen?', '**6** Zeilen'],
    ['teacher', 'How many lessons did I teach Tessa Byrd?', '**3** rows'],
    // Other nouns and "different" count each thing once.
    ['joiner', 'How many different jobs have I done in Shawlands this year?', '**5** different'],
    ['joiner', 'How many kinds of job are in my ledger?', '**7** different'],
    ['joiner', 'How many customers have I had this year?', '**5** different'],
    ['joiner', 'How many areas have I worked in?', '**3** different'],
    ['electrician', 'Wie viele Kunden habe ich?', '**4** verschiedene'],
    ['teacher', 'How many students do I have?', '**3** different'],
    // Numbers of invoices are no figures.
    ['electrician', 'Wie viele Rechnungen habe ich?', '**6** Zeilen'],
  ]
  test.each(asked)('%s: %s', async (who, question, says) => {
    const { answer, found } = await people[who].ask(question)
    expect(answer).toContain(says)
    expect(found).toBe(true)
  })
})

describe('words for a measurement, and for having written it down, are understood', () => {
  const asked: Asked[] = [
    ['joiner', 'What was the worst pain score I wrote down for my shoulder in October?', '**7**'],
    ['joiner', "What's the highest pain level I noted in October?", '**7**'],
    ['joiner', 'What was my average pain rating in October according to my log?', '**5.33**'],
    ['joiner', "What was the highest level of pain I've recorded?", '8'],
    ['patient', 'What was the lowest pain score I put down in November?', '**2**'],
    ['electrician', 'What was the worst severity score I recorded in October?', '**7**'],
    ['electrician', 'How many migraines have I written down since September?', '**4**'],
    ['teacher', 'What was the highest odometer reading on record?', '46,835'],
    ['teacher', 'How many litres have I put down in my fuel log?', '**378**'],
  ]
  test.each(asked)('%s: %s', async (who, question, says) => {
    const { answer, found } = await people[who].ask(question)
    expect(answer).toContain(says)
    expect(answer).not.toContain('could not relate')
    expect(found).toBe(true)
  })

  test.each([
    'What was the worst knee pain I wrote down in October?',
    'What was the worst knee score I wrote down in October?',
    'What did I write down about the boiler?',
  ])('but nothing else about it: %s', async (question) => {
    const { found, answer } = await joiner.ask(question)
    expect(found, answer).toBe(false)
  })
})

describe('a sheet without an amount of money does not tell what was paid', () => {
  test.each([
    ['patient', 'What do I get paid an hour now?'],
    ['patient', 'How much do I earn an hour?'],
    ['patient', 'What did band rows cost me?'],
    ['patient', 'How many times did I pay for band rows?'],
    ['potter', 'What do I get paid per hour?'],
    ['potter', 'How much did my migraines cost me in October?'],
    ['potter', 'What do I owe for Sumatriptan?'],
  ] satisfies [keyof typeof people, string][])('%s: %s', async (who, question) => {
    const { found, answer } = await people[who].ask(question)
    expect(found, answer).toBe(false)
  })

  test('and leaves the answer to a paper that does', async () => {
    const { answer } = await nurse.ask('What do I get paid an hour now?')
    expect(answer).toContain('31.40')
  })

  test.each([
    ['patient', 'How many minutes did I spend on band rows?', '**48**'],
    ['teacher', 'How much did I pay for fuel in June?', '67.69'],
    ['potter', 'How much did Ravi Sood pay?', '3,100'],
  ] satisfies Asked[])('%s, where it has one: %s', async (who, question, says) => {
    const { answer } = await people[who].ask(question)
    expect(answer).toContain(says)
  })
})
