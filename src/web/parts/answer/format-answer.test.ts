import { expect, test } from 'vitest'
import { formatAnswer } from './format-answer.ts'

const none = new Set<number>()
const text = (value: string) => ({ kind: 'text', text: value })

test('an answer is split into paragraphs at blank lines, however many', () => {
  expect(formatAnswer('one\ntwo\n\n\n  \nthree\r\n\r\nfour\n', none)).toEqual([
    [text('one\ntwo')],
    [text('three')],
    [text('four')],
  ])
})

test('an empty answer has no paragraphs', () => {
  expect(formatAnswer(' \n\n ', none)).toEqual([])
})

test('the numbers of a numbered list are separate parts', () => {
  expect(formatAnswer('1. Rent\n2. Food\n\n10.Travel', none)).toEqual([
    [
      { kind: 'number', text: '1.' },
      text(' Rent\n'),
      { kind: 'number', text: '2.' },
      text(' Food'),
    ],
    [{ kind: 'number', text: '10.' }, text('Travel')],
  ])
})

test('a decimal number does not start a list', () => {
  expect(formatAnswer('3.5 million', none)).toEqual([[text('3.5 million')]])
})

test('a line that starts with a number in a paragraph that is no list stays text', () => {
  expect(formatAnswer('It was\n2024. Then came more', none)).toEqual([
    [text('It was\n2024. Then came more')],
  ])
})

test('text between double asterisks is bold, without the asterisks', () => {
  expect(formatAnswer('You paid **1,250 EUR** in **May**.', none)).toEqual([
    [
      text('You paid '),
      { kind: 'bold', parts: [text('1,250 EUR')] },
      text(' in '),
      { kind: 'bold', parts: [text('May')] },
      text('.'),
    ],
  ])
})

test('asterisks that enclose nothing stay', () => {
  expect(formatAnswer('2 ** 3 and **', none)).toEqual([[text('2 ** 3 and **')]])
})

test('a marker becomes a citation only if such a citation exists', () => {
  expect(formatAnswer('The rent [1] rose [2], see [12].', new Set([1, 12]))).toEqual([
    [
      text('The rent '),
      { kind: 'citation', number: 1 },
      text(' rose [2], see '),
      { kind: 'citation', number: 12 },
      text('.'),
    ],
  ])
})

test('a citation inside bold text is still a citation', () => {
  expect(formatAnswer('**42 [1]**', new Set([1]))).toEqual([
    [{ kind: 'bold', parts: [text('42 '), { kind: 'citation', number: 1 }] }],
  ])
})

test('other markup stays text', () => {
  const markup = '<b>x</b> [a](http://example.org) `code` # head\n- bullet'
  expect(formatAnswer(markup, none)).toEqual([[text(markup)]])
})
