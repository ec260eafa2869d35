import { afterAll, describe, expect, test } from 'vitest'
import { extractCsv } from '#server/ingestion/extract/csv.ts'
import { householdRecords } from './household-records.fixtures.ts'
import { answersInMemory } from './fixtures.ts'
import { fuelLog, inventory, loans } from './household-sheets.fixtures.ts'

const sheet = (name: string, lines: string) =>
  extractCsv(Buffer.from(lines.trim()), name).tables.map((each) => ({
    ...each,
    documentName: name,
  }))

const trips = sheet(
  'Trips.csv',
  `
Destination,Departure,Return,Cost
Lisbon,2026-02-03,2026-02-10,2900
Oslo,2026-05-01,2026-05-04,450
Kyoto,2026-08-01,2026-08-22,800
Reykjavik,2026-12-20,2027-01-30,950
`,
)
const power = sheet(
  'Strom.csv',
  `
Tag,Geplant,Verbraucht
2026-11-01,10,12.5
2026-11-02,10,8
2026-11-04,9,11
`,
)
const bills = sheet(
  'Rechnungen.csv',
  `
Firma,Betrag,Fällig,Bezahlt
Stadtwerke,80,2026-10-01,2026-10-05
Uferbank,20,2026-10-03,2026-10-02
Telko,35,2026-10-04,
`,
)
const choir = sheet(
  'Choir.csv',
  `
Member,Voice,Joined,Birthday
Ines Prado,Alto,2019-09-01,1990-04-02
Otto Lind,Bass,2004-02-10,1958-11-20
Mia Ferro,Soprano,2022-01-12,2001-07-15
`,
)
const singers = answersInMemory({ sheets: choir, today: '2026-11-24' })
const own = answersInMemory({
  sheets: [fuelLog, inventory, loans, ...trips, ...power, ...bills],
  today: '2026-11-24',
})
/** On this day a book that was never returned has been kept for longer than any other. */
const later = answersInMemory({ sheets: [loans], today: '2027-01-24' })
const calendar = answersInMemory({ records: householdRecords() })
afterAll(async () => {
  await own[Symbol.asyncDispose]()
  await singers[Symbol.asyncDispose]()
  await later[Symbol.asyncDispose]()
  await calendar[Symbol.asyncDispose]()
})

const asked: [question: string, says: string, not?: string][] = [
  ['Which trip was the longest?', '**Kyoto**, 21 days, from 1 August 2026 to 22 August 2026'],
  ['What was my shortest trip?', '**Oslo**, 3 days'],
  ['What were my 2 longest trips?', '2. **Lisbon**, 7 days', 'Reykjavik'],
  ['How long was my longest trip?', '**21 days**, from'],
  [
    'Welche Reise war die längste?',
    '**Kyoto**, 21 Tage, vom 1. August 2026 bis zum 22. August 2026',
  ],
  ['Wie lange dauerte meine kürzeste Reise?', '**3 Tage**, vom 1. Mai 2026'],
  ['Wie viele Tage war die Reise nach Kyoto?', '**21 Tage**, vom 1. August 2026'],
  ['How many days was the trip to Kyoto?', '**21 days**, from 1 August 2026'],
  ['Which book did I keep longest?', '**Bread for Beginners**, 40 days'],
  ['Which book did I keep the shortest?', '**Foxes at Night**, 14 days'],
  ['Welches Buch hatte ich am längsten?', '**Bread for Beginners**, 40 Tage'],
  [
    'Which books were returned late?',
    '2 rows with Returned after Due, beginning with **Rivers of Salt**',
    'Owl Post',
  ],
  ['Which books were not returned on time?', '**Bread for Beginners**', 'Winter Lines'],
  ['How many books were returned on time?', '**4**'],
  ['Was Owl Post returned late?', '**No.**'],
  ['Welche Bücher wurden zu spät zurückgegeben?', '2 Zeilen mit Returned nach Due', 'Owl Post'],
  ['Welche Rechnungen wurden zu spät bezahlt?', '**Stadtwerke**', 'Uferbank'],
  [
    'An welchen Tagen haben wir mehr verbraucht als geplant?',
    '2 Zeilen mit Verbraucht über Geplant, zuerst **1. November 2026**',
    '2. November 2026',
  ],
]

describe('by two columns of each row', () => {
  test.each(asked)('%s', async (question, says, not) => {
    const { answer } = await own.ask(question)
    expect(answer).toContain(says)
    if (not !== undefined) expect(answer).not.toContain(not)
  })

  test('the time is a column of the table', async () => {
    const { table } = await own.ask('Which trip was the longest?')
    expect(table?.columns.at(-1)).toBe('Days')
    expect(table?.rows).toEqual([['Kyoto', '2026-08-01', '2026-08-22', 21]])
  })

  test('a row without an end lasts until today', async () => {
    const { answer } = await later.ask('Which book did I keep longest?')
    expect(answer).toContain('**A Field Guide to Moss**, 99 days, since 17 October 2026')
  })

  test('a birthday is neither the start nor the end of anything', async () => {
    const { answer } = await singers.ask('Who has been in the choir the longest?')
    expect(answer).toContain('**Otto Lind**')
  })

  test('all-day entries do not count as meetings', async () => {
    const { answer, table } = await calendar.ask('What was my longest meeting?')
    expect(answer).toContain('**Weekly rehearsal**, 1 hour 30 minutes')
    expect(table?.rows[0]?.at(-1)).toBe(1.5)
    const { answer: trip } = await calendar.ask('What was my longest trip?')
    expect(trip).toContain('**Trip to Porto**, 7 days')
  })
})
