import { setTimeout } from 'node:timers/promises'
import { ConnectorError } from '#server/connectors/connector-error.ts'

/** Waiting times before a transient failure is retried. */
const pausesMs = [1_000, 2_000, 4_000]

export async function retryTransient<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      await backOffOrThrow(error, tries, signal)
    }
  }
}

export async function backOffOrThrow(
  error: unknown,
  tries: number,
  signal: AbortSignal,
): Promise<void> {
  const pause = pausesMs[tries]
  const isTransient = error instanceof ConnectorError && error.code === 'transient'
  if (!isTransient || pause === undefined) throw error
  await setTimeout(pause, undefined, { signal })
}
