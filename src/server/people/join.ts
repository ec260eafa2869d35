import type { RelationRole } from '#shared/people.ts'

/**
 * A decision of the person: that identities are one person, that an identity is not the person of
 * others, or somebody's name or relations.
 */
export type Decision =
  | { kind: 'join'; keys: string[] }
  | { kind: 'separate'; key: string; from: string[] }
  | { kind: 'rename'; key: string; name: string }
  | { kind: 'relations'; key: string; roles: RelationRole[] }

export type Joined = {
  /** The representative of all keys joined with this one. */
  rootOf: (key: string) => string
  /** Whether the person said that the two are different people. */
  areApart: (a: string, b: string) => boolean
}

/**
 * Joins keys of the same person: first by the person's decisions, later ones overruling earlier
 * ones, then by `links`. Keys that the person separated are never joined.
 */
export function joinKeys(
  links: Iterable<readonly string[]>,
  decisions: readonly Decision[],
): Joined {
  const parents = new Map<string, string>()
  const sizes = new Map<string, number>()
  /** Roots that must not be joined, in both directions. */
  const apart = new Map<string, Set<string>>()

  function rootOf(key: string): string {
    let root = key
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up
    for (let at = key; at !== root;) {
      const next = parents.get(at) ?? root
      parents.set(at, root)
      at = next
    }
    return root
  }

  function join(a: string, b: string): void {
    const [one, other] = [rootOf(a), rootOf(b)]
    if (one === other || apart.get(one)?.has(other)) return
    const [big, small] = sizeOf(one) >= sizeOf(other) ? [one, other] : [other, one]
    parents.set(small, big)
    sizes.set(big, sizeOf(big) + sizeOf(small))
    for (const root of apart.get(small) ?? []) {
      apart.get(root)?.delete(small)
      keepApart(root, big)
    }
    apart.delete(small)
  }
  const sizeOf = (root: string) => sizes.get(root) ?? 1

  function keepApart(a: string, b: string): void {
    const [one, other] = [rootOf(a), rootOf(b)]
    if (one === other) return
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      apart.set(from, (apart.get(from) ?? new Set()).add(to))
    }
  }

  /** Separated, but joined again later. */
  const isOverruled = ({ key, from }: { key: string; from: readonly string[] }) =>
    from.some((other) => rootOf(other) === rootOf(key))

  for (const decision of decisions.toReversed()) {
    if (decision.kind === 'join') joinAll(decision.keys, join)
    if (decision.kind === 'separate' && !isOverruled(decision)) {
      for (const key of decision.from) keepApart(decision.key, key)
    }
  }
  for (const keys of links) joinAll(keys, join)
  return {
    rootOf,
    areApart: (a, b) => apart.get(rootOf(a))?.has(rootOf(b)) ?? false,
  }
}

function joinAll([first, ...others]: readonly string[], join: (a: string, b: string) => void) {
  if (first === undefined) return
  for (const key of others) join(first, key)
}
