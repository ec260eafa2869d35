import { afterAll, expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import { recordKinds } from '#server/records/record-kinds.ts'
import { personalRecords } from './personal-records.fixtures.ts'
import { answersInMemory, type Records } from './fixtures.ts'

type Row = Record<string, Cell>
const order = (date: string, item: string, amount: number, shop = 'Amazon'): Row => ({
  date: `${date}T08:00:00`,
  item,
  shop,
  quantity: 1,
  amount,
  currency: 'EUR',
  status: 'shipped',
})
const song = (date: string, title: string, artist: string, more: Row = {}): Row => ({
  date: `${date}T20:00:00`,
  kind: 'song',
  title,
  artist,
  album: 'Wetland',
  minutes: 3,
  skipped: false,
  service: 'Spotify',
  ...more,
})
const watched = (
  date: string,
  title: string,
  kind: string,
  minutes: number,
  more: Row = {},
): Row => ({
  date: `${date}T21:00:00`,
  kind,
  title,
  minutes,
  skipped: false,
  service: 'Netflix',
  ...more,
})
const book = (title: string, author: string, more: Row): Row => ({
  title,
  author,
  status: 'read',
  service: 'Goodreads',
  ...more,
})
const trade = (date: string, action: string, symbol: string, amount: number): Row => ({
  date,
  action,
  symbol,
  quantity: action === 'dividend' ? null : 2,
  amount,
  currency: 'USD',
  broker: 'Fidelity',
})
const holding = (symbol: string, value: number): Row => ({
  symbol,
  name: symbol,
  value,
  quantity: 10,
  price: value / 10,
  currency: 'USD',
  as_of: '2026-10-31',
  account: 'Brokerage',
  broker: 'Fidelity',
})
const visit = (date: string, title: string): Row => ({
  date: `${date}T09:00:00`,
  service: 'Firefox',
  action: 'visited',
  title,
  url: 'https://example.org',
})

const pastimes: Records[] = [
  {
    of: recordKinds.order,
    rows: [
      order('2026-09-04', 'Glasshouse', 1090.8),
      order('2026-09-20', 'Bean net', 8.1),
      order('2026-10-02', 'Trowel', 12.5),
      order('2026-10-09', 'Watering can', 24.95, 'eBay'),
    ],
  },
  {
    of: recordKinds.play,
    rows: [
      song('2026-10-03', 'Marsh Harrier', 'The Reeds'),
      song('2026-10-04', 'Bittern', 'The Reeds'),
      song('2026-10-05', 'Bittern', 'The Reeds', { skipped: true, minutes: 0.1 }),
      song('2026-10-06', 'Tram Nine', 'Ola Fen'),
      song('2026-09-06', 'Tram Nine', 'Ola Fen'),
      song('2026-10-07', 'On compost', 'Garden Hour', { kind: 'podcast', minutes: 30 }),
      watched('2026-10-14', 'The Orchard: Season 1: Frost', 'series', 42),
      watched('2026-10-15', 'A Quiet Field', 'film', 110, { rating: 3.5 }),
      watched('2026-09-15', 'The Long Hedge', 'film', 95, { rating: 4.5 }),
    ],
  },
  {
    of: recordKinds.book,
    rows: [
      book('The Overgrown Wall', 'Ines Vale', { date_read: '2026-05-02', rating: 4 }),
      book('Hedges', 'Ola Fen', { date_read: '2026-07-12', rating: 5 }),
      book('Old Ditches', 'Ola Fen', { date_read: '2025-07-12', rating: 3 }),
      book('Marl', 'Ines Vale', { status: 'to read' }),
    ],
  },
  {
    of: recordKinds.trade,
    rows: [
      trade('2026-03-14', 'buy', 'WLDX', -203),
      trade('2026-03-20', 'dividend', 'WLDX', 4.1),
      trade('2026-06-20', 'dividend', 'WLDX', 4.4),
      trade('2026-07-01', 'sell', 'QNCE', 33),
    ],
  },
  { of: recordKinds.holding, rows: [holding('WLDX', 2100), holding('QNCE', 1100)] },
  { of: recordKinds.activity, rows: [visit('2026-10-01', 'Leek'), visit('2026-10-02', 'Chard')] },
]

const life = answersInMemory({ records: [...personalRecords(), ...pastimes] })
afterAll(() => life[Symbol.asyncDispose]())

const questions: readonly (readonly [question: string, answer: RegExp])[] = [
  ['How many songs did I play in October?', /\b3\b/],
  ['How many songs did I listen to in October 2026?', /\b3\b/],
  ['Which artist did I play the most?', /The Reeds|Ola Fen/],
  ['Which artist did I listen to the most in October?', /The Reeds/],
  ['How many films did I watch in October?', /\b1\b/],
  ['Which film did I rate highest?', /The Long Hedge/],
  ['Welchen Film habe ich am besten bewertet?', /The Long Hedge/],
  ['What did I watch in October?', /A Quiet Field/],
  ['Wie viele Lieder habe ich im Oktober gehört?', /\b3\b/],
  ['How many hours did I listen to music in October?', /0\.6|39|36/],
  ['How long did I listen in October?', /^You listened for \*\*39 min\*\* in October 2026, in 4/],
  ['Wie lange habe ich im Oktober Musik gehört?', /^Du hast im Oktober 2026 \*\*39 min\*\* gehört/],
  ['How many songs did I play in September 2026?', /^You played \*\*1\*\* song in September/],
  ['How many minutes did I watch in October?', /\b152\b/],
  ['What did I order in September?', /Glasshouse/],
  ['What did I order on eBay?', /Watering can/],
  ['What was my most expensive order?', /Glasshouse/],
  ['How many things did I order in September?', /\b2\b/],
  ['How much did my orders cost in September?', /1,?098\.90/],
  ['Was habe ich im September bestellt?', /Bean net/],
  ['When did I order the trowel?', /(October 2|2 October|2026-10-02|Oct 2)/],
  ['How many books did I read this year?', /\b2\b/],
  ['Which books by Ola Fen did I read?', /Hedges/],
  ['How much did I get in dividends this year?', /8\.50/],
  ['Which stocks did I sell?', /QNCE/],
  ['What is the value of my portfolio?', /worth \*\*\$3,200\.00/],
  ['How many runs did I do in March?', /\b4\b/],
]

test.for(questions)('%s', async ([question, expected]) => {
  const answer = await life.ask(question)
  expect(answer.answer).toMatch(expected)
  expect(answer.citations).not.toEqual([])
})

test('implied conditions are not mentioned', async () => {
  const { answer } = await life.ask('Which songs did I listen to in October?')
  expect(answer).toContain('plays in October 2026')
  expect(answer).not.toContain('Skipped')
})
