import { describe, expect, test } from 'vitest'
import { askedPart } from './asked-part.ts'

const filler = (words: number) => Array.from({ length: words }, (_, n) => `word${n}`).join(' ')

describe('the part of a text that asks', () => {
  test.each([
    'How much did I spend on groceries last month?',
    '  rent  ',
    'Wie viel habe ich im März ausgegeben?',
    `How much did I spend on ${filler(40)}?`,
  ])('is everything the person wrote: %s', (question) => {
    expect(askedPart(question)).toEqual({ text: question.trim(), isPart: false })
  })

  test.each([
    [`${filler(120)}. How much rent do I pay?`, 'How much rent do I pay?'],
    [`How much rent do I pay? ${filler(120)}.`, 'How much rent do I pay?'],
    [`Where is Anna? ${filler(60)}. When is the concert? ${filler(60)}`, 'When is the concert?'],
    [`${filler(120)}.\nShow my expenses by month\n${filler(20)}`, 'Show my expenses by month'],
    [`${filler(120)}. Wie hoch ist die Kaution?`, 'Wie hoch ist die Kaution?'],
    [`${filler(120)}。最後の質問ですか？`, '最後の質問ですか？'],
    [`${filler(120)} and tell me how high the deposit is?`, 'how high the deposit is?'],
  ])('is the question within a long text', (text, asked) => {
    expect(askedPart(text)).toEqual({ text: asked, isPart: true })
  })

  test('is the beginning of an endless question', () => {
    const { text, isPart } = askedPart(`How much did I spend on ${'and rent '.repeat(1_000)}`)
    expect(isPart).toBe(true)
    expect(text).toMatch(/^How much did I spend on and rent/)
    expect(text.split(' ')).toHaveLength(60)
  })

  test.each(['a', '1+', '12345 ', '😀', 'a\u0301\u0302', '(', '“', 'x. ', '?', '\n', 'what '])(
    'is short for any text: %j',
    (sign) => {
      const { text, isPart } = askedPart(`${sign.repeat(10_000)}`.slice(0, 10_000))
      expect(text.length).toBeLessThanOrEqual(500)
      expect(text.isWellFormed()).toBe(true)
      expect(isPart).toBe(sign.trim() !== '')
    },
  )
})
