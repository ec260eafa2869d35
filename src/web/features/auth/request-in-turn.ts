import { ApiError } from '#web/api.ts'

const againMs = 2_000

/**
 * A log-in call repeated for as long as others are ahead in line; the server keeps its place.
 * Reports when it starts to wait.
 */
export async function requestInTurn(
  send: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  onWait: () => void,
): Promise<Response> {
  for (;;) {
    try {
      return await send(signal)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'login.slow_down') throw error
    }
    onWait()
    await new Promise((resolve) => setTimeout(resolve, againMs))
    signal.throwIfAborted()
  }
}
