import { expect, test } from 'vitest'
import { runFaults } from '#tests/soak/faults.ts'
import { parts } from './processes.ts'

const seed = 7

test(
  'whatever is killed under a mixed load, all confirmed data is there once, and nothing is stuck',
  { timeout: 300_000 },
  async () => {
    const { killed, wrong, done } = await runFaults({ kills: parts.length, seed })
    expect(wrong).toEqual([])
    expect(killed).toEqual(Object.fromEntries(parts.map((part) => [part, 1])))
    expect(done.calls.done).toBeGreaterThan(20)
  },
)
