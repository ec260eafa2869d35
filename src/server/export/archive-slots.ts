import { AppError } from '#server/errors.ts'

type Options = {
  /** An archive that nobody reads for this long is given up. */
  stalledMs?: number
}

/** One archive per person at a time, because each reads everything that the person has. */
export function createArchiveSlots({ stalledMs = 120_000 }: Options = {}) {
  const taken = new Set<string>()

  return {
    /** Passes the archive on; its slot is free once it is read, left or no longer read. */
    write(
      personId: string,
      open: () => ReadableStream<Uint8Array>,
    ): ReadableStream<Uint8Array<ArrayBufferLike>> {
      if (taken.has(personId)) throw stillRunning()
      taken.add(personId)
      const reader = open().getReader()
      let stalled: NodeJS.Timeout | undefined
      const free = (): void => {
        clearTimeout(stalled)
        taken.delete(personId)
      }
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const giveUp = (): void => {
              const reason = new Error('nobody reads the export any more')
              free()
              controller.error(reason)
              reader.cancel(reason).catch(() => undefined)
            }
            stalled = setTimeout(giveUp, stalledMs).unref()
          },
          async pull(controller) {
            try {
              const { done, value } = await reader.read()
              stalled?.refresh()
              if (!done) return controller.enqueue(value)
              free()
              controller.close()
            } catch (error) {
              free()
              controller.error(error)
            }
          },
          async cancel(reason) {
            free()
            await reader.cancel(reason)
          },
        },
        { highWaterMark: 0 },
      )
    },
  }
}

const stillRunning = () =>
  new AppError(
    'too_many',
    'export.running',
    'Your last export is still being downloaded. Wait until it ends, or stop it.',
    { retryAfterS: 30 },
  )
