import { setTimeout as pause } from 'node:timers/promises'

type Options = { timeoutMs?: number; pollMs?: number }

/**
 * Waits for a state, for code that runs outside the test runner or before it; tests themselves use
 * `expect.poll` and `vi.waitFor`.
 */
export async function waitUntil(
  isReached: () => boolean | Promise<boolean>,
  { timeoutMs = 100_000, pollMs = 100 }: Options = {},
): Promise<void> {
  for (const deadline = Date.now() + timeoutMs; !(await isReached()); await pause(pollMs)) {
    if (Date.now() > deadline) throw new Error(`The state was not reached in ${timeoutMs} ms`)
  }
}
