type Kept = Record<string, unknown> & { grantId?: string; uid?: string; consumed?: number }

/** In-memory storage for the tests' OAuth server. */
export function createOidcStore() {
  const kept = new Map<string, Kept>()
  return (model: string) => {
    const keyOf = (id: string) => `${model} ${id}`
    return {
      upsert: async (id: string, payload: Kept) => void kept.set(keyOf(id), payload),
      find: async (id: string) => kept.get(keyOf(id)),
      findByUserCode: async () => undefined,
      findByUid: async (uid: string) => [...kept.values()].find((payload) => payload.uid === uid),
      destroy: async (id: string) => void kept.delete(keyOf(id)),
      async revokeByGrantId(grantId: string) {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
      async consume(id: string) {
        const payload = kept.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
    }
  }
}
