import { setTimeout } from 'node:timers/promises'
import { ConnectorError } from '#server/connectors/connector-error.ts'

/** Waits before a call that failed by chance is made again. */
const pausesMs = [1_000, 2_000, 4_000]

export async function patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      await pauseOrThrow(error, tries, signal)
    }
  }
}

export async function pauseOrThrow(
  error: unknown,
  tries: number,
  signal: AbortSignal,
): Promise<void> {
  const pause = pausesMs[tries]
  const passing = error instanceof ConnectorError && error.code === 'transient'
  if (!passing || pause === undefined) throw error
  await setTimeout(pause, undefined, { signal })
}
