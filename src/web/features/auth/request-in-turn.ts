import { ApiError } from '#web/api.ts'

const againMs = 2_000

/**
 * A log-in call that comes back for as long as others are before it in line; the server keeps its
 * place. Tells when it begins to wait.
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
