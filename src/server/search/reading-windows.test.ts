import { expect, test } from 'vitest'
import { windowsOf } from './reading-windows.ts'

test('a short passage is read whole', () => {
  const text = 'Rent now: £875\nPayment day: 1st of the month'
  expect(windowsOf(text)).toEqual([{ text, start: 0, end: text.length }])
})

test('a long passage is cut between sentences, and a short last part overlaps the one before', () => {
  const sentences = Array.from({ length: 20 }, (_, at) => `Sentence number ${at} says little more.`)
  const windows = windowsOf(sentences.join(' '))
  expect(windows.length).toBeGreaterThan(1)
  const [first, second] = windows
  expect(first?.text.endsWith('.')).toBe(true)
  expect(second?.start).toBeLessThan(first?.end ?? 0)
  for (const sentence of sentences)
    expect(windows.some(({ text }) => text.includes(sentence))).toBe(true)
})

test('an endless sentence is cut between words', () => {
  const text = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ')
  const windows = windowsOf(text)
  expect(windows.length).toBeGreaterThan(4)
  expect(windows.every((window) => text.slice(window.start, window.end) === window.text)).toBe(true)
  expect(windows.at(-1)?.text.endsWith('word399')).toBe(true)
})
