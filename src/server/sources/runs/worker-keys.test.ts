import { randomBytes, createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PersonKeys } from '#server/vault/vault.ts'
import { createWorkerKeys } from './worker-keys.ts'

const key = () => createSecretKey(randomBytes(32))
const newKeys = (): PersonKeys => ({ content: key(), index: key(), vector: key(), files: key() })

test("a person's keys are held until the last of their tasks ends, and shared by all of them", async () => {
  const workerKeys = createWorkerKeys()
  const keys = newKeys()
  const first = workerKeys.hold('ada', keys)
  const second = workerKeys.hold('ada', newKeys())
  expect(await workerKeys.keysOf('ada')).toBe(keys)
  await expect(workerKeys.keysOf('ben')).rejects.toThrow('No key')
  first[Symbol.dispose]()
  expect(await workerKeys.keysOf('ada')).toBe(keys)
  second[Symbol.dispose]()
  await expect(workerKeys.keysOf('ada')).rejects.toThrow('No key')
})
