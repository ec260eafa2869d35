import { expect, test } from 'vitest'
import { wordsIn } from '#server/translation/words-in.ts'
import { readQuestion } from '../plan/reading.ts'
import { readCandidates } from './read-candidates.ts'
import type { Reader } from './reader.ts'

/** Index of the first feature of excerpts: whether the candidate is in one. */
const excerpted = 49

/** A reader to which only these words of a window of excerpts are an answer; it records such windows. */
function comparing(...right: string[]) {
  const excerpts: string[] = []
  const reader: Reader = {
    read: async (_, windows) =>
      windows.map(({ text, mostTokens }) => {
        if (mostTokens !== undefined) excerpts.push(text)
        const words = wordsIn(text).map(({ text: word, start, end }) => {
          const logit = mostTokens !== undefined && right.includes(word) ? 5 : -5
          return { from: start, to: end, starts: logit, ends: logit }
        })
        return { words, answers: 1, yes: 0 }
      }),
  }
  return { reader, excerpts }
}

const filler =
  'The garden behind the house belongs to everybody who lives in it and likes flowers. '
const paper = (title: string, text: string) => ({ title, text, path: [], score: 1 })

test('the likeliest candidates are compared in one window, with the titles of their papers', async () => {
  const { reader, excerpts } = comparing('£900')
  const evidence = [
    paper('Old lease', `${filler.repeat(4)}\nDeposit: £750`),
    paper('New lease', `${filler.repeat(4)}\nDeposit: £900`),
  ]
  const asked = readQuestion('How much is the deposit?', '2026-11-22')
  const candidates = await readCandidates(reader, asked, evidence)
  const features = (text: string) =>
    candidates.find((each) => each.text === text)?.features.slice(excerpted)
  expect(excerpts).toHaveLength(1)
  expect(excerpts[0]).toMatch(/Old lease: .*Deposit: £750/s)
  expect(excerpts[0]).toMatch(/New lease: .*Deposit: £900/s)
  expect(features('£900')).toEqual([1, 5, 5, 0, 1])
  expect(features('£750')).toEqual([1, -5, -5, 8, 1])
})

test('an excerpt of a German paper is read in English, and its words are placed in the original', async () => {
  const { reader, excerpts } = comparing('850')
  const text = 'Die Wohnung hat zwei Zimmer.\nDie Kaution beträgt 850 Euro.'
  const asked = readQuestion('How much is the deposit?', '2026-11-22')
  const candidates = await readCandidates(reader, asked, [paper('Mietvertrag', text)])
  expect(excerpts[0]).toContain('deposit')
  const right = candidates.find((each) => each.text === '850')
  expect(right && text.slice(right.start, right.end)).toBe('850')
  expect(right?.features[excerpted + 1]).toBe(5)
})

test('excerpts that overlap are one', async () => {
  const { reader, excerpts } = comparing('£900')
  const text = `${filler}\nDeposit: £900\nRent: £750\nParking: £40\n${filler}`
  const asked = readQuestion('How much is the deposit?', '2026-11-22')
  await readCandidates(reader, asked, [paper('Lease', text)])
  expect(excerpts[0]?.match(/£900/g)).toHaveLength(1)
  expect(excerpts[0]?.match(/£40/g)).toHaveLength(1)
})

test('only the six likeliest places are compared', async () => {
  const { reader, excerpts } = comparing()
  const fee = (n: number) => `${filler}\nFee of part ${n}: £${n}0\n${filler}`
  const text = Array.from({ length: 8 }, (_, index) => fee(index + 1)).join('\n')
  const asked = readQuestion('What is the fee?', '2026-11-22')
  const candidates = await readCandidates(reader, asked, [paper('Fees', text)])
  const fees = candidates.filter((each) => /^£\d0$/.test(each.text))
  const isCompared = fees.map(({ features }) => features[excerpted])
  expect(excerpts[0]?.match(/Fees: /g)).toHaveLength(6)
  expect(isCompared).toContain(1)
  expect(isCompared).toContain(0)
})
