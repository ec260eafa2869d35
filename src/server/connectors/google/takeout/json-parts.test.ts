import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonParts, parseJson, type JsonPart } from './json-parts.ts'

async function* cut(text: string, bytes: number): AsyncGenerator<Buffer> {
  const whole = Buffer.from(text)
  for (let at = 0; at < whole.length; at += bytes) {
    yield await Promise.resolve(whole.subarray(at, at + bytes))
  }
}
const partsOf = (text: string, bytes = 7): Promise<JsonPart[]> =>
  Array.fromAsync(jsonParts(cut(text, bytes)))
const values = (parts: readonly JsonPart[]) => parts.map(({ text }) => parseJson(text))

describe('a JSON file is split into', () => {
  test('the elements of its list, in any formatting and wherever it is split', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue(), { maxLength: 6 }),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(undefined, 1, '\t'),
        async (list, bytes, space) => {
          const parts = await partsOf(JSON.stringify(list, null, space), bytes)
          expect(values(parts)).toEqual(JSON.parse(JSON.stringify(list)))
          expect(parts.every(({ element, key }) => element && key === '')).toBe(true)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('the members of its object, and the elements of their lists', async () => {
    const text = JSON.stringify(
      { a: [1, { b: [2] }, '}]'], c: { d: [3] }, 'e"': 'x', f: [] },
      null,
      1,
    )
    for (const bytes of [1, 3, 1000]) {
      expect((await partsOf(text, bytes)).map(({ key, element }) => [key, element])).toEqual([
        ['a', true],
        ['a', true],
        ['a', true],
        ['c', false],
        ['e"', false],
      ])
    }
    expect(values(await partsOf(text))).toEqual([1, { b: [2] }, '}]', { d: [3] }, 'x'])
  })
})

test.each(['[1, 2', '{"a": [1', '', 'no json', '{"a": "x'])(
  'a truncated file is damaged: %s',
  async (text) => {
    await expect(partsOf(text)).rejects.toMatchObject({ code: 'bad_file' })
  },
)

test('everything before the missing end is read', async () => {
  const read: unknown[] = []
  await expect(async () => {
    for await (const part of jsonParts(cut('[1,2,', 2))) read.push(parseJson(part.text))
  }).rejects.toMatchObject({ code: 'bad_file' })
  expect(read).toEqual([1, 2])
})
