import { afterAll, describe, expect, test } from 'vitest'
import { recordKinds } from '#server/records/record-kinds.ts'
import { answersInMemory } from './fixtures.ts'
import {
  houseBills,
  jobsLedger,
  lessonBook,
  orderList,
  potterySales,
  rehabLog,
} from './ledgers.fixtures.ts'

const today = '2026-11-25'
const movement = (date: string, merchant: string, amount: number, kind = 'spending') => ({
  date,
  merchant,
  description: merchant.toUpperCase(),
  amount,
  category: kind === 'income' ? 'Income' : 'Shopping',
  kind,
  is_transfer: false,
  currency: 'GBP',
})
const account = {
  of: recordKinds.transaction,
  rows: [
    movement('2026-10-03', 'Timber Yard', -99),
    movement('2026-10-15', 'P Okoye', 700, 'income'),
    movement('2026-11-01', 'Hillside Homes', -800),
  ],
}

/** A joiner, an electrician, a piano teacher and a household, each with their own documents. */
const joiner = answersInMemory({ today, sheets: [jobsLedger, rehabLog], records: [account] })
const electrician = answersInMemory({ today, sheets: [orderList, rehabLog] })
const teacher = answersInMemory({ today, sheets: [lessonBook, rehabLog] })
const household = answersInMemory({ today, sheets: [houseBills, rehabLog] })
const potter = answersInMemory({ today, sheets: [potterySales, rehabLog] })
const people = { joiner, electrician, teacher, household, potter }
afterAll(() => Promise.all(Object.values(people).map((person) => person[Symbol.asyncDispose]())))

type Asked = [who: keyof typeof people, question: string, says: string, not?: string]

describe('what is not paid in a ledger of one’s own is', () => {
  const asked: Asked[] = [
    // What is owed: 1,570 + 685 + 358 + 330.
    [
      'joiner',
      'How much am I still owed in my jobs ledger, all the unpaid invoices put together?',
      '**2,943',
    ],
    ['joiner', 'How much am I owed in all?', '**2,943'],
    ['joiner', 'What do the open invoices come to all told?', '**2,943'],
    ['joiner', "What's the total of the invoices that haven't been paid?", '**2,943', 'spent'],
    ['joiner', 'How much does Mrs Doyle still owe me?', '**1,015'],
    ['joiner', 'How much is outstanding for jobs in Shawlands?', '**1,373'],
    ['joiner', 'Does P Okoye still owe me money?', '**No'],
    ['joiner', 'Which customer has owed me money the longest?', '**Brae Cafe**'],
    ['joiner', "What's the oldest unpaid invoice?", '17 August 2026'],
    ['joiner', "What's the biggest unpaid invoice?", '**Shop counter**'],
    ['joiner', 'Who owes me the most?', '**Brae Cafe**'],
    ['joiner', 'Who still owes me?', 'Mrs Doyle: **1,015', 'Okoye'],
    ['joiner', 'Which jobs are still unpaid?', '4 rows'],
    ['joiner', 'How many invoices are outstanding?', '**4**'],
    ['electrician', 'Wie viel ist insgesamt noch offen?', '**2.755'],
    ['electrician', 'Wer schuldet mir noch Geld?', 'Familie Orban: **95'],
    ['electrician', 'Was ist die älteste offene Rechnung?', '**26-03**'],
    ['electrician', 'Welche Rechnungen sind unbezahlt?', '26-05', '26-04'],
    ['electrician', 'Welcher Kunde schuldet mir am längsten Geld?', '**Autohaus Wirth**'],
    ['teacher', 'How much am I owed for lessons altogether?', '**$143'],
    ['teacher', 'Who has owed me the longest?', '**Omar Lutz**'],
    ['teacher', 'Which lessons are unpaid?', '3 rows'],
    ['teacher', 'who still owes me for a lesson?', 'Tessa Byrd: **$35'],
    ['household', 'How much do I still owe?', '165'],
    ['household', 'How much do I still have to pay?', '165'],
    ['household', 'Which bills are outstanding?', 'Bin Collection Co', 'Lee Gas'],
    ['household', "What's the oldest unpaid bill?", '**Shandon Broadband**'],
  ]
  test.each(asked)('%s: %s', async (who, question, says, not) => {
    const { answer, found } = await people[who].ask(question)
    expect(answer).toContain(says)
    if (not !== undefined) expect(answer).not.toContain(not)
    expect(found).toBe(true)
  })
})

describe('no ledger answers', () => {
  const asked: [who: keyof typeof people, question: string][] = [
    // What customers owe the person is not what the person owes, and the other way round.
    ['joiner', 'How much do I owe Mrs Doyle?'],
    ['joiner', 'How much do I still owe?'],
    ['joiner', 'How much do I still have to pay?'],
    ['electrician', 'Wie viel schulde ich Familie Orban?'],
    ['household', 'How much does Lee Gas owe me?'],
    ['household', 'Who owes me money?'],
    // Something that the ledger does not mention.
    ['joiner', 'Who owes me for the concert tickets?'],
    ['joiner', 'How much rent do I owe?'],
    // A sheet that does not tell what was paid.
    ['potter', 'How much does Asha Mehra owe me?'],
    ['potter', 'How much am I still owed?'],
    ['potter', 'Who owes me the most?'],
  ]
  test.each(asked)('%s: %s', async (who, question) => {
    const { found, answer } = await people[who].ask(question)
    expect(found, answer).toBe(false)
  })
})
