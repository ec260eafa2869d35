import { randomBytes, createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PersonKeys } from '#server/vault/vault.ts'
import { createHeldKeys } from './held-keys.ts'

const key = () => createSecretKey(randomBytes(32))
const newKeys = (): PersonKeys => ({ content: key(), index: key(), vector: key(), files: key() })

test('keys are known until the last piece of work of a person ends, and the same ones to all of them', async () => {
  const held = createHeldKeys()
  const keys = newKeys()
  const first = held.hold('ada', keys)
  const second = held.hold('ada', newKeys())
  expect(await held.keysOf('ada')).toBe(keys)
  await expect(held.keysOf('ben')).rejects.toThrow('No key')
  first[Symbol.dispose]()
  expect(await held.keysOf('ada')).toBe(keys)
  second[Symbol.dispose]()
  await expect(held.keysOf('ada')).rejects.toThrow('No key')
})
