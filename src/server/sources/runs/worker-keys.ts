import type { KeyHolder, PersonKeys } from '#server/vault/vault.ts'

export type WorkerKeys = ReturnType<typeof createWorkerKeys>

/** Keys handed over for a task; a person's keys are dropped when their last task ends. */
export function createWorkerKeys() {
  const held = new Map<string, { keys: PersonKeys; pieces: number }>()
  return {
    async keysOf(userId) {
      const known = held.get(userId)
      if (!known) throw new Error('No key was handed over for this person')
      return known.keys
    },
    hold(userId: string, keys: PersonKeys): Disposable {
      const known = held.get(userId) ?? { keys, pieces: 0 }
      known.pieces += 1
      held.set(userId, known)
      return {
        [Symbol.dispose]() {
          known.pieces -= 1
          if (known.pieces === 0) held.delete(userId)
        },
      }
    },
  } satisfies KeyHolder & Record<string, unknown>
}
