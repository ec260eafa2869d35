import { expect, test } from 'vitest'
import { askedEnd, isOtherEnd } from './journey-legs.ts'

const flights = `Flight 1482   Nonstop   Columbus (CMH)  6:05 AM   ->   Orlando (MCO)  8:20 AM     2h 15m
Flight 2737   Nonstop   Orlando (MCO)  7:40 PM   ->   Columbus (CMH)  9:55 PM     2h 15m`
const ferries = `Fishguard to Rosslare
Monday 28 December 2026
Departs 13:10  Arrives 16:45  Stena Nordica
Rosslare to Fishguard
Saturday 2 January 2027
Departs 08:00  Arrives 11:30  Stena Nordica`
const coach = '09:15 Leeds - 13:40 London Victoria, seat 12A'

test.each([
  ['What time does our plane leave Columbus when we go to Orlando?', flights, ['6:05 AM']],
  ['When do we land in Columbus?', flights, ['9:55 PM']],
  ['What time does the boat leave Rosslare when we come home?', ferries, ['08:00']],
  ['When does the ferry arrive in Rosslare?', ferries, ['16:45']],
  ['When do we get to London?', coach, ['13:40']],
  ['Wann fährt der Bus ab Leeds?', coach, ['09:15']],
  ['Wann fährt der Bus in Leeds ab?', `${coach}\n15:00 London Victoria - 19:20 Leeds`, ['09:15']],
  ['What time will the plumber arrive?', 'between 10:00 and 12:00', ['10:00', '12:00']],
] as const)('%s', (question, text, left) => {
  const asked = askedEnd(question)
  const times = [...text.matchAll(/\d{1,2}:\d{2}(?: [AP]M)?/g)]
  const kept = times.filter(
    ({ 0: time, index }) =>
      asked && !isOtherEnd(text, { start: index, end: index + time.length }, asked),
  )
  expect(kept.map(([time]) => time)).toEqual(left)
})

test.each([
  'When is the flight?',
  'How long is the flight to Orlando?',
  'When does it arrive after it leaves?',
])('%s asks for no end', (question) => {
  expect(askedEnd(question)).toBeUndefined()
})
