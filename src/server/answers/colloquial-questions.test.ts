import { afterAll, expect, test } from 'vitest'
import { recordKinds } from '#server/records/record-kinds.ts'
import { personKind } from '#server/records/person.ts'
import { answersInMemory } from './fixtures.ts'
import { movement } from './movement.fixtures.ts'
import { normalizeQuestion } from './normalize-question.ts'

const event = (start: string, title: string) => ({
  title,
  start,
  finish: `${start.slice(0, 11)}23:00:00`,
  all_day: false,
  location: 'Here',
})

/** Today is 20 November 2026. */
const own = answersInMemory({
  records: [
    {
      of: recordKinds.transaction,
      rows: [
        movement('2026-03-03', 'Moss Electric', -312.48, 'Utilities'),
        movement('2026-09-03', 'Moss Electric', -220, 'Utilities'),
        movement('2026-02-14', 'Corner Market', -40, 'Groceries'),
        movement('2026-10-01', 'Dell Foods', -50, 'Groceries'),
        movement('2025-11-12', 'Dell Foods', -45, 'Groceries'),
        movement('2026-11-03', 'Dell Foods', -25, 'Groceries'),
        movement('2026-08-30', 'T Wrobel Rent', 795, 'Income'),
        movement('2026-09-30', 'T Wrobel Rent', 795, 'Income'),
        movement('2026-10-30', 'T Wrobel Rent', 825, 'Income'),
        movement('2026-01-29', 'Revenue Office', -2412.6, 'Taxes'),
        movement('2026-09-12', 'Laya Healthcare', -214.3, 'Insurance'),
        movement('2026-10-12', 'Laya Healthcare', -214.3, 'Insurance'),
        movement('2026-10-14', 'Boots', -30, 'Health'),
        { ...movement('2026-09-22', 'Argos', 89.99, 'Shopping'), kind: 'refund' },
      ],
    },
    {
      of: recordKinds.event,
      rows: [
        event('2026-10-02T15:50:00', 'Haircut'),
        event('2026-11-26T15:50:00', 'Dentist Aoife'),
        event('2026-11-04T18:30:00', 'Shoulder class'),
        event('2026-12-02T18:30:00', 'Shoulder class'),
        event('2026-12-09T18:30:00', 'Shoulder class'),
        event('2026-12-10T18:30:00', 'Antenatal class 1 of 2'),
        event('2026-12-17T18:30:00', 'Antenatal class 2 of 2'),
      ],
    },
    {
      of: recordKinds.contact,
      rows: [
        { name: 'Orla Kearney', birthday: '1977-01-30', phones: '028 2076 0000' },
        { name: 'Yousef Haddad', birthday: '2006-01-17' },
        { name: 'Leo Lind', birthday: '1992-02-29' },
      ],
    },
    { of: personKind, rows: [{ name: 'Corner Market', mails: 2 }] },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

const ask = (question: string) =>
  own.ask(normalizeQuestion({ question }, '2026-11-20').normalized.question)

test.each([
  ['dell foods or corner market: where did more of my money go this year?', '**Dell Foods**'],
  ['Of Dell Foods, Corner Market and Boots, who got the most from me this year?', '**Dell Foods**'],
  ['what have I dropped at Dell Foods since new years', '**£75.00**'],
  ['how much less did I spend at Dell Foods this November than last November?', '**£20.00 less**'],
  ['how many times was I at Corner Market this year', '**1**'],
  ['which electric bill was the highest this year', '**£312.48**'],
  ['Since which month has Wrobel been on the higher rent?', '**30 October 2026**'],
  ['the total I have paid the taxman in 2026', '**£2,412.60**'],
  ['what does the health insurance take off me every month', '**£214.30**'],
  ['did Argos ever refund me for the air fryer', '**Yes**'],
  ['last haircut', '**2 October 2026, 15:50**'],
  ['aoife dentist thursday what time', '**26 November 2026, 15:50**'],
  ['dates for the two antenatal classes pls', '17 December 2026'],
  ['How many more of those shoulder classes do I have to go to?', '**2**'],
  ["Could I have Orla Kearney's number?", '028 2076 0000'],
  ['how old will Orla Kearney be?', '**50**'],
  ['How old will Orla Kearney be in 2030?', '**53**'],
  ['How old will Orla Kearney be next year?', '**50**'],
  ['How old will Leo Lind be in march?', '**35**'],
  ['When does Leo Lind turn 31?', '**28 February 2023**'],
  ['when does Orla Kearney turn 60', '**30 January 2037**'],
])('%s %s', async (question, says) => {
  expect((await ask(question)).answer).toContain(says)
})

test('a refund answers with a note that it does not say what for', async () => {
  expect((await ask('did Argos ever refund me for the air fryer')).answer).toContain('“fryer”')
  expect((await ask('Did I get a refund for the air fryer?')).answer).not.toContain('**Yes**')
})

test('what is in the bank is not what was spent', async () => {
  expect((await ask("what's in the bank right now")).found).toBe(false)
})
