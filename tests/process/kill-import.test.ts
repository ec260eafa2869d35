import { expect, test } from 'vitest'
import { runKillImport } from '../../bench/imports/kill-import.ts'

test('an import whose server is killed repeatedly stores and counts each mail once', async () => {
  const { killed, brought, there, counted } = await runKillImport({ kills: 3, mailsAFile: 1_000 })
  expect(killed).toBe(3)
  expect(there).toBe(brought)
  expect(counted).toBe(brought)
})
