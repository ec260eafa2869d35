import { afterAll, expect, test } from 'vitest'
import { personKind } from '#server/records/person.ts'
import { recordKinds } from '#server/records/record-kinds.ts'
import { answersInMemory } from './fixtures.ts'
import { movement } from './movement.fixtures.ts'

const event = (start: string, title: string) => ({
  title,
  start: `${start}T10:00:00`,
  finish: `${start}T11:00:00`,
})
/** Today is 20 November 2026. */
const own = answersInMemory({
  records: [
    {
      of: recordKinds.transaction,
      rows: [
        movement('2026-10-03', 'Greggs', -4.2, 'Eating out'),
        movement('2026-10-17', 'Greggs', -3.8, 'Eating out'),
        movement('2026-11-02', 'Greggs', -5, 'Eating out'),
        movement('2026-10-20', 'Go Outdoors', -128.5, 'Sports'),
        movement('2026-10-25', 'Go Outdoors', -19.99, 'Shopping'),
        movement('2026-10-28', 'Gull Pier', -54.81, 'Shopping'),
        movement('2026-10-30', 'Harbour Fuel', -60, 'Fuel'),
        movement('2026-07-01', 'Council Grant', 129.75, 'Income'),
        movement('2026-10-01', 'Council Grant', 133.25, 'Income'),
        movement('2026-10-09', 'R Bielby Board', 250, 'People'),
        movement('2026-10-28', 'Redhill School Payroll', 2100, 'Income'),
        movement('2026-09-02', 'Prepaid Electricity', -30, 'Utilities'),
        movement('2026-09-21', 'Prepaid Electricity', -20, 'Utilities'),
        { ...movement('2026-09-24', 'Go Outdoors', 40.5, 'Shopping'), kind: 'refund' },
        movement('2026-01-12', 'Car Wash Kings', -9, 'Transport'),
        movement('2026-01-20', 'Card Factory', -6, 'Shopping'),
        { ...movement('2026-05-16', 'Visa', -459.34, 'Transfer'), kind: 'transfer' },
        movement('2026-05-04', 'Tesco', -11, 'Groceries'),
        movement('2026-05-09', 'Tesco Station Road', -14, 'Groceries'),
        movement('2026-05-09', 'Tesco Bank', -200, 'Loans'),
        movement('2026-05-09', 'Sam', -5, 'People'),
        movement('2026-05-09', 'Sam Hughes', -50, 'People'),
        movement('2026-05-20', 'Greggs', -2.5, 'Eating out'),
        movement('2026-06-03', 'Northside Oils', -193.5, 'Utilities'),
        movement('2026-06-04', 'Cavehill Vets', -62, 'Health'),
        movement('2026-05-10', 'Uber', -9, 'Transport'),
        movement('2026-05-11', 'Uber Eats', -25, 'Eating out'),
        movement('2026-05-12', 'Mum', -70, 'People'),
        movement('2026-05-12', 'Money Transfer Ltd', -3, 'Fees'),
      ],
    },
    {
      of: recordKinds.event,
      rows: [
        event('2026-10-06', 'Dad physio'),
        event('2026-11-03', 'Dad physio'),
        event('2026-12-01', 'Dad physio'),
        event('2026-12-08', 'Marine biology exam'),
        event('2025-12-02', 'Statistics exam'),
        event('2026-11-30', 'Priya mortgage call'),
        event('2026-09-05', 'League: Rovers v Danville'),
        event('2026-09-12', 'League: Rovers v Pirates'),
      ],
    },
    { of: personKind, rows: [{ name: 'Rita Bielby' }, { name: 'Priya Shah' }] },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

test.each([
  ['greggs last month?', '£8.00'],
  ['number of greggs trips this year (be honest)', '**4**'],
  ['biggest go outdoors shop?', '£128.50'],
  ['When did I last fill up at Gull?', '28 October 2026'],
  ['council grant 2026', '£263.00'],
  ['ritas board money all in', '£250.00'],
  ['whats the damage at greggs in october', '£8.00'],
  ['How many physio sessions has Dad had?', '**2**'],
  ['marine biology exam date?', '8 December 2026'],
  ['when do i talk to priya on the 30th', '30 November 2026'],
  ['How many times did I buy prepaid electricity in September?', '**2**'],
  ['How much did Go Outdoors pay back to me this year?', '£40.50'],
  ['How many physio sessions does Dad still have coming up?', '**1**'],
  ['How many league matches did we have in September?', '**2**'],
  ['How much did I spend at Greggs since the first of October?', '£13.00'],
  ['What was my biggest single shop in Go Outdoors this year?', '£128.50'],
  ['How much did I spend at Greggs in October, both shops together?', '£8.00'],
  ['How much did I spend at Greggs in 2026, not last year?', '£15.50'],
  ['How much did I spend on the car in January?', '£9.00'],
  ['How much did I spend at Tesco in May?', '£25.00'],
  ['How much did I pay Sam in May?', '£5.00'],
  ['What has the vet cost us altogether?', '£62.00'],
  ['How much did I spend on oil in June?', '£193.50'],
  ['How much did Redhill School pay into my account in October?', '£2,100.00'],
  ['What was our dearest shop in Go Outdoors?', '£128.50'],
  ['How much did I spend on Uber in May?', '£9.00'],
  ['How much money did I send to Mum in May?', '£70.00'],
])('%s → %s', async (question, says) => {
  expect((await own.ask(question)).answer).toContain(says)
})

test('payments that are asked for as rows stay rows', async () => {
  const { answer } = await own.ask('payments at Greggs in October')
  expect(answer).toContain('2 payments')
})

test.each([
  ['How much have I spent at Tesco in the past year?', '£25.00'],
  ['How much did I spend at Greggs over the last year?', '£15.50'],
])('the past year is the last twelve months: %s', async (question, says) => {
  expect((await own.ask(question)).answer).toContain(says)
})

test('what was paid does not answer what will be', async () => {
  const { found } = await own.ask('How much is the shopping going to be in January?')
  expect(found).toBe(false)
})

test('a payment to a card is not the most expensive thing on it', async () => {
  const { found } = await own.ask('What was the most expensive thing on my Visa in 2026?')
  expect(found).toBe(false)
})

test('that nobody was met on a day does not answer who does something then', async () => {
  expect((await own.ask('Who covers me on 12 February 2026?')).found).toBe(false)
})

test('what a payslip says is not read from the payment', async () => {
  const { answer } = await own.ask('What is the take-home pay on my last pay stub?')
  expect(answer).not.toContain('2,100')
})
