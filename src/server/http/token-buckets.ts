export type BucketSize = {
  /** Calls that may be made at once. */
  capacity: number
  /** Time until one more call becomes possible. */
  refillMs: number
}

/** Token buckets in memory; beyond `maxKeys`, the least recently used key is forgotten. */
export function createTokenBuckets(
  { capacity, refillMs }: BucketSize,
  { now = Date.now, maxKeys = 20_000 }: { now?: () => number; maxKeys?: number } = {},
) {
  /** When each bucket is full again; an absent key has a full one. */
  const fullAt = new Map<string, number>()

  const missingMs = (key: string) => {
    const missing = (fullAt.get(key) ?? 0) - now()
    // A bucket cannot lack more than its capacity: then the clock was set back.
    return missing > capacity * refillMs ? 0 : Math.max(0, missing)
  }

  function store(key: string, missing: number): void {
    fullAt.delete(key)
    if (missing <= 0) return
    fullAt.set(key, now() + missing)
    if (fullAt.size <= maxKeys) return
    for (const oldest of fullAt.keys()) {
      fullAt.delete(oldest)
      break
    }
  }

  return {
    /** Takes one token; returns the seconds to wait if there is none. */
    take(key: string): number | undefined {
      const missing = missingMs(key)
      const waitMs = missing - (capacity - 1) * refillMs
      if (waitMs > 0) return Math.ceil(waitMs / 1000)
      store(key, missing + refillMs)
      return undefined
    },
    /** Returns a token that turned out not to count. */
    giveBack(key: string): void {
      store(key, missingMs(key) - refillMs)
    },
    /** Fills the bucket again. */
    reset(key: string): void {
      fullAt.delete(key)
    },
  }
}
