const smallest = 1024
const prime = 16_777_619

export type RunTable<Kept> = ReturnType<typeof createRunTable<Kept>>

/**
 * A map keyed by stretches of texts, looked up without cutting them out: indexing mostly looks up
 * words that it has seen before.
 */
export function createRunTable<Kept>() {
  const runs: string[] = []
  const kept: Kept[] = []
  let hashes = new Int32Array(smallest / 2)
  /** Run numbers, one-based, at the slots given by their hashes. */
  let slots = new Int32Array(smallest)

  function double(): void {
    const longer = new Int32Array(hashes.length * 2)
    longer.set(hashes)
    hashes = longer
    slots = new Int32Array(slots.length * 2)
    for (let run = 0; run < runs.length; run++) {
      let at = (hashes[run] ?? 0) & (slots.length - 1)
      while (slots[at] !== 0) at = (at + 1) & (slots.length - 1)
      slots[at] = run + 1
    }
  }

  return {
    size: () => runs.length,

    find(text: string, start: number, end: number): Kept | undefined {
      const hash = hashOf(text, start, end)
      const mask = slots.length - 1
      for (let at = hash & mask; ; at = (at + 1) & mask) {
        const run = (slots[at] ?? 0) - 1
        if (run < 0) return undefined
        if (hashes[run] === hash && isAt(runs[run] ?? '', text, start, end)) return kept[run]
      }
    },

    /** Call only for a run that is not in the table. */
    add(run: string, value: Kept): void {
      if (runs.length === hashes.length) double()
      const hash = hashOf(run, 0, run.length)
      const mask = slots.length - 1
      let at = hash & mask
      while (slots[at] !== 0) at = (at + 1) & mask
      hashes[runs.length] = hash
      runs.push(run)
      kept.push(value)
      slots[at] = runs.length
    },

    clear(): void {
      runs.length = 0
      kept.length = 0
      slots.fill(0)
    },
  }
}

function hashOf(text: string, start: number, end: number): number {
  let hash = 0
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  // The lowest bits choose the slot, so the highest are mixed into them.
  return hash ^ (hash >>> 15)
}

function isAt(run: string, text: string, start: number, end: number): boolean {
  if (run.length !== end - start) return false
  for (let at = 0; at < run.length; at++) {
    if (run.charCodeAt(at) !== text.charCodeAt(start + at)) return false
  }
  return true
}
