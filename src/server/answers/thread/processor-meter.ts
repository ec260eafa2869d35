/**
 * Processor time of the calls that share one thread. Between two messages a thread works on a
 * single call, so the time used in between belongs to that call. The current call is stored in
 * shared memory, where the server can read it even while the thread is too busy to respond.
 */

/** Sequence number, call, milliseconds used before this turn, thread time at its start, limit. */
const slots = 5

export type Turn = { call: number; usedMs: number; startedAtMs: number; limitMs: number }

/** Work that belongs to no call: loading, and cleanup between calls. */
export const nobody = 0

export const meterMemory = () => new SharedArrayBuffer(slots * Int32Array.BYTES_PER_ELEMENT)

/** Processor time of this thread so far. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return Math.round((user + system) / 1000)
}

/** Runs in the thread: charges its processor time to its calls. */
export function createProcessorMeter(memory: SharedArrayBuffer) {
  const shared = new Int32Array(memory)
  const used = new Map<number, { usedMs: number; limitMs: number }>()
  let current = nobody
  let usedByEnded = 0
  let startedAtMs = threadMs()

  function publish(): void {
    const { usedMs = 0, limitMs = 0 } = used.get(current) ?? {}
    // An odd number tells readers that a write is in progress.
    Atomics.add(shared, 0, 1)
    Atomics.store(shared, 1, current)
    Atomics.store(shared, 2, usedMs)
    Atomics.store(shared, 3, startedAtMs)
    Atomics.store(shared, 4, limitMs)
    Atomics.add(shared, 0, 1)
  }

  function charge(): void {
    const now = threadMs()
    const entry = used.get(current)
    if (entry) entry.usedMs += now - startedAtMs
    startedAtMs = now
  }

  return {
    begin(call: number, limitMs: number): void {
      charge()
      used.set(call, { usedMs: 0, limitMs })
      current = call
      publish()
    },
    /** Charges what follows to this call. */
    switchTo(call: number): void {
      charge()
      current = used.has(call) ? call : nobody
      publish()
    },
    isOver(call: number): boolean {
      if (call === current) charge()
      const entry = used.get(call)
      publish()
      return entry !== undefined && entry.usedMs > entry.limitMs
    },
    /** Runs work that the person's data requires, not the question, with a limit of its own. */
    aside<T>(call: number, limitMs: number, work: () => T): T {
      const entry = used.get(call)
      if (!entry) return work()
      charge()
      used.set(call, { usedMs: 0, limitMs })
      publish()
      try {
        return work()
      } finally {
        startedAtMs = threadMs()
        used.set(call, entry)
        publish()
      }
    },
    /** Milliseconds that ended calls used, without loading and indexing. */
    usedByEnded: () => usedByEnded,
    end(call: number): void {
      if (call === current) {
        charge()
        current = nobody
      }
      usedByEnded += used.get(call)?.usedMs ?? 0
      used.delete(call)
      publish()
    },
  }
}
export type ProcessorMeter = ReturnType<typeof createProcessorMeter>

/** Runs outside the thread: the current turn, or undefined during a write. */
export function readTurn(memory: SharedArrayBuffer): Turn | undefined {
  const shared = new Int32Array(memory)
  const before = Atomics.load(shared, 0)
  const [call = 0, usedMs = 0, startedAtMs = 0, limitMs = 0] = [1, 2, 3, 4].map((slot) =>
    Atomics.load(shared, slot),
  )
  const isWhole = before % 2 === 0 && Atomics.load(shared, 0) === before
  return isWhole ? { call, usedMs, startedAtMs, limitMs } : undefined
}
