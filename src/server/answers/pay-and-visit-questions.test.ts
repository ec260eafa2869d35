import { afterAll, expect, test } from 'vitest'
import { recordKinds } from '#server/records/record-kinds.ts'
import { answersInMemory } from './fixtures.ts'
import { movement } from './movement.fixtures.ts'

/** Today is 20 November 2026. */
const own = answersInMemory({
  records: [
    {
      of: recordKinds.transaction,
      rows: [
        movement('2026-05-28', 'Vale Nursery Wages', 2088.12, 'Income'),
        movement('2026-07-28', 'Vale Nursery Wages', 1968.9, 'Income'),
        movement('2026-07-10', 'Marie Lodge', 467.6, 'Income'),
        movement('2026-03-04', 'Harbour Fuel', -60, 'Fuel'),
        movement('2026-08-05', 'Harbour Fuel', -41.5, 'Fuel'),
        movement('2025-12-05', 'Harbour Fuel', -30, 'Fuel'),
        movement('2026-11-18', 'Northgate Hardware', -22, 'Shopping'),
      ],
    },
    {
      of: recordKinds.email,
      rows: [
        {
          date: '2026-11-19T09:00:00',
          subject: 'Your receipt',
          from_name: 'Northgate Hardware',
          from_address: 'shop@northgate.example',
        },
      ],
    },
    {
      of: recordKinds.event,
      rows: [
        {
          title: 'Shoulder clinic',
          start: '2026-12-08T09:50:00',
          finish: '2026-12-08T10:20:00',
          location: 'Colney Lane',
        },
      ],
    },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

test.each([
  ['Which month did I get the biggest wage from work?', '**May 2026**'],
  ['What was my biggest wage this year?', '**£2,088.12**'],
  ['What has petrol cost me so far in 2026?', '**£101.50**'],
  ['What did petrol come to in 2026?', '**£101.50**'],
  ['When was I last at Northgate Hardware?', '**18 November 2026**'],
])('%s %s', async (question, says) => {
  expect((await own.ask(question)).answer).toContain(says)
})

test('an appointment does not say what to bring to it', async () => {
  expect((await own.ask('What do I have to take with me to the shoulder clinic?')).found).toBe(
    false,
  )
  expect((await own.ask('When is the shoulder clinic?')).answer).toContain('8 December 2026')
})
