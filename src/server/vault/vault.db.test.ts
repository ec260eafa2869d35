import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestVault } from '#tests/database.ts'
import { createBitsKeyer } from './keyed-bits.ts'
import { keyTerm } from './keyed-terms.ts'
import { open, openJson, seal, sealJson } from './seal.ts'
import { createSignMask, signsOf } from './sign-mask.ts'

test('each person has their own keys, and they stay the same', async () => {
  await using opened = await openTestVault()
  const ada = await opened.vault.keysOf('ada')
  const ben = await opened.vault.keysOf('ben')
  opened.vault.forget('ada')

  expect(await opened.vault.keysOf('ada')).toEqual(ada)
  const all = [ada, ben].flatMap((keys) =>
    Object.values(keys).map((key) => key.export().toString('hex')),
  )
  expect(new Set(all).size).toBe(8)
})

test('after the data key is destroyed nothing can be opened', async () => {
  await using opened = await openTestVault()
  await opened.vault.keysOf('ada')
  await opened.db.asUser('ada', (tx) => opened.vault.destroy(tx, 'ada'))
  await expect(opened.vault.keysOf('ada')).rejects.toMatchObject({ kind: 'unauthenticated' })
})

const key = createSecretKey(Buffer.alloc(32, 7))
const otherKey = createSecretKey(Buffer.alloc(32, 8))
const place = { table: 'passages', id: 1n, userId: 'ada' }

test('a sealed value opens only with its key and in its row', () => {
  const sealed = seal(key, place, Buffer.from('a rare word'))
  expect(sealed.includes('rare')).toBe(false)
  expect(open(key, place, sealed).toString()).toBe('a rare word')
  expect(() => open(otherKey, place, sealed)).toThrow()
  expect(() => open(key, { ...place, id: 2n }, sealed)).toThrow()
  expect(() => open(key, { ...place, userId: 'ben' }, sealed)).toThrow()
  expect(() => open(key, { ...place, table: 'records' }, sealed)).toThrow()
  const changed = Buffer.from(sealed)
  changed[20] = (changed[20] ?? 0) ^ 1
  expect(() => open(key, place, changed)).toThrow()
})

test('short and long values survive sealing as JSON', () => {
  for (const value of [{ text: 'x' }, { text: 'long '.repeat(500) }]) {
    expect(openJson(key, place, sealJson(key, place, value))).toEqual(value)
  }
})

test('terms under different keys do not match', () => {
  expect(keyTerm(key, 'text:tax')).toBe(keyTerm(key, 'text:tax'))
  expect(keyTerm(key, 'text:tax')).not.toBe(keyTerm(key, 'name:tax'))
  expect(keyTerm(key, 'text:tax')).not.toBe(keyTerm(otherKey, 'text:tax'))
})

test('masked signs are restored from many rows, and two rows with the same signs share nothing', () => {
  const signs = [1, 2, 3].map((n) =>
    signsOf(Float32Array.from({ length: 384 }, (_, i) => Math.sin(i * n))),
  )
  const { mask, unmask } = createSignMask(key)
  const rows = signs.map(mask)
  expect([...unmask(Buffer.concat(rows))]).toEqual(signs.flatMap((each) => [...each]))
  expect([...createSignMask(otherKey).unmask(rows[0] ?? Buffer.of())]).not.toEqual(signs[0])
  const again = mask(signs[0] ?? new Uint32Array())
  const differing = [...again.subarray(12)].filter((byte, i) => byte !== rows[0]?.[12 + i])
  expect(differing.length).toBeGreaterThan(40)
})

test('keyed bits preserve Hamming distances and hide signs', () => {
  const one = Float32Array.from({ length: 384 }, (_, i) => Math.sin(i))
  const two = Float32Array.from({ length: 384 }, (_, i) => Math.sin(i * 1.1))
  const signs = (vector: Float32Array) => Array.from(vector, (x) => (x > 0 ? '1' : '0')).join('')
  const distance = (a: string, b: string) => a.split('').filter((bit, i) => bit !== b[i]).length
  const keyed = createBitsKeyer(key)
  expect(distance(keyed(one), keyed(two))).toBe(distance(signs(one), signs(two)))
  expect(distance(keyed(one), signs(one))).toBeGreaterThan(100)
  expect(keyed(one)).not.toBe(createBitsKeyer(otherKey)(one))
})
