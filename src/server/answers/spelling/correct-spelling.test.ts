import { describe, expect, test } from 'vitest'
import { stem } from '../language/stem.ts'
import { correctSpelling } from './correct-spelling.ts'
import { typingDistance } from './typing-distance.ts'

const own =
  'electricity groceries tenancy deposit restaurant salary Vodafone Ruth Nils Kühlschrank Nebenkosten Versicherung Stromrechnung'
    .toLowerCase()
    .replaceAll('ü', 'u')
    .split(' ')
const vocabulary = { words: new Set(own), stems: new Set(own.map(stem)) }
const read = (question: string) => correctSpelling(question, vocabulary).question

describe('the spelling of a question', () => {
  test.each([
    ['How much did I pay for electricty?', 'How much did I pay for electricity?'],
    ['What did I spend on grocereis in May?', 'What did I spend on groceries in May?'],
    ['When does the tennancy end?', 'When does the tenancy end?'],
    ['What did I spend at Vodafne?', 'What did I spend at Vodafone?'],
    ['waht is the deposit', 'what is the deposit'],
    ['Whcih resturant did I visit?', 'Which restaurant did I visit?'],
    ['how mcuh salary did I recieve', 'how much salary did I receive'],
    ['nilss salary', "nils's salary"],
  ])('%s is read as %s', (typed, meant) => {
    expect(read(typed)).toBe(meant)
  })

  test.each([
    'How much did I pay for electricity?',
    'What did Ruth write about the boiler?',
    'How much did I send with Revolut?',
    'how much did I send with monzo',
    'Where is invoice RX4711B?',
    'What does the clause "tennancy" say?',
    'When is the MRI?',
    'How many jobs do I do on Fridays?',
    "What is Nils's salary?",
    'Was there a favourite colour in it?',
    'Wie hoch war die Stromrechnung im Mai?',
    'Wie hoch waren die Stromrechnungen im Mai?',
    'Welche Versicherungen habe ich?',
    'Wann kommt der Schornsteinfeger?',
  ])('%s stays as it is', (typed) => {
    expect(read(typed)).toBe(typed)
  })

  test('in German, words in the data serve as corrections, and keep their capitals', () => {
    expect(read('Wie hoch sind die Nebenkostne?')).toBe('Wie hoch sind die Nebenkosten?')
  })

  test('each correction is reported', () => {
    const { corrections } = correctSpelling('What is the depsoit for electricty?', vocabulary)
    expect(corrections).toEqual([
      { typed: 'depsoit', read: 'deposit' },
      { typed: 'electricty', read: 'electricity' },
    ])
  })

  test('a word equally close to two others stays unchanged', () => {
    const words = new Set(['martha', 'marthe'])
    const near = correctSpelling('What did Marthi say?', { words, stems: words })
    expect(near.corrections).toEqual([])
  })
})

describe('the distance between a typed word and its correction', () => {
  test.each([
    ['deposit', 'deposit', 0],
    ['depsoit', 'deposit', 0.8],
    ['tennancy', 'tenancy', 0.7],
    ['tenancy', 'tennancy', 0.7],
    ['deposut', 'deposit', 1],
    ['deposits', 'deposit', 1],
  ])('of %s and %s is %d', (typed, meant, distance) => {
    expect(typingDistance(typed, meant, 2)).toBeCloseTo(distance)
  })

  test('is infinite beyond the maximum asked for', () => {
    expect(typingDistance('deposit', 'disposal', 2)).toBe(Infinity)
  })
})
