import { expect, test } from 'vitest'
import { wordsIn } from '#server/translation/words-in.ts'
import { candidatesIn } from './candidates.ts'

/** A reading of a text where an answer is likely to start and end with these words. */
const readingOf = (text: string, first = '', last = first) => ({
  words: wordsIn(text).map(({ text: word, start, end }) => ({
    from: start,
    to: end,
    starts: word === first ? 4 : -4,
    ends: word === last ? 4 : -4,
  })),
  answers: 0,
  yes: 0,
})
const textsOf = (question: string, text: string, first?: string, last?: string) =>
  candidatesIn(question, text, readingOf(text, first, last)).map((each) => each.text)

test('the value of a labelled line and the cells of a row are proposed', () => {
  expect(textsOf('what is the break clause', 'Break clause: either party')).toContain(
    'either party',
  )
  expect(textsOf('who is paid', 'Ana | 12 | open')).toEqual(
    expect.arrayContaining(['Ana', '12', 'open']),
  )
})

test('a candidate in the requested format is marked as such', () => {
  const text = 'It begins on 1 March 2025 and costs £40.'
  const found = candidatesIn('when does it begin', text, readingOf(text))
  expect(found.find((each) => each.text === '1 March 2025')?.form).toBe('asked')
  expect(found.find((each) => each.text === '£40')?.form).toBe('other')
})

test('a span that ends inside an amount or address is extended to its end', () => {
  const text = 'Deposit held: £1,009.61 (write to a.b@c.example, ref DPX-55).'
  expect(textsOf('how much is the deposit', text, '£1', '009')).toContain('£1,009.61')
  expect(textsOf('whom do i write to', text, 'b')).toContain('a.b@c.example')
  expect(textsOf('what is the reference', text, 'DPX')).toContain('DPX-55')
})

test('each candidate is located at its text', () => {
  const text = 'Seat 14A\nGate: B7\tTerminal 2\nBoarding closes at 10:40.'
  for (const { start, end, text: spanText, sentence } of candidatesIn(
    'where do i sit',
    text,
    readingOf(text),
  )) {
    expect(text.slice(start, end)).toBe(spanText)
    expect(sentence.start <= start && end <= Math.max(sentence.end, end)).toBe(true)
  }
})

test('part of a date, name or measure is completed', () => {
  const text = 'To be confirmed by March 6, 2026 with Maître Olivier Blanc; take 75 mcg a day.'
  expect(textsOf('by when', text, '2026')).toContain('March 6, 2026')
  expect(textsOf('who helps', text, 'Olivier')).toContain('Maître Olivier Blanc')
  const hours = 'We have credited 41.5 hours, which leaves 18.5.'
  const found = candidatesIn('how many hours are left', hours, readingOf(hours, '18', '5'))
  expect(found.find(({ starts }) => starts > 0)?.text).toBe('18.5')
  const spans = candidatesIn('what strength', text, readingOf(text, 'mcg'))
  expect(spans.find(({ proposer }) => proposer === 'span')?.text).toBe('75 mcg')
})

test('no span continues into the next line', () => {
  const text = 'The second key hangs in the sauna\nWATER comes from the well'
  const found = candidatesIn('where is the key', text, readingOf(text, 'sauna', 'well'))
  expect(found.some((each) => each.text.includes('\n'))).toBe(false)
})

test('a clause of a sentence is proposed without the others', () => {
  const text = 'No more than eleven may hunt, and each may bring one guest, who stays at the side.'
  const texts = textsOf('can i bring a guest', text)
  expect(texts).toContain('each may bring one guest')
  expect(texts).toContain('No more than eleven may hunt')
})

test('the number of a flight is no price', () => {
  const found = textsOf('how much was the flight', 'Your flight NB 482 to Porto cost €212.40.')
  expect(found).toContain('€212.40')
  expect(found).not.toContain('NB 482')
})

test('neither an article nor the figures of two columns are an answer', () => {
  const row = 'Sick leave (days) 10.0 6.0 4.0'
  const found = textsOf('how many sick days are left', row, '6', '0')
  expect(found).not.toContain('6.0 4.0')
  expect(found).toContain('4.0')
  expect(textsOf('what happens then', 'Unless told, the lease ends.', 'the')).not.toContain('the')
  expect(textsOf('what is his number', 'Davie 07700 900417', '07700', '900417')).toContain(
    '07700 900417',
  )
})
