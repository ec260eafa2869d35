import type { RelationRole } from '#shared/people.ts'

/**
 * What the person said: some are one person, one identity is not of the person of others, or what
 * somebody is called and is to them.
 */
export type Decision =
  | { of: 'same'; keys: string[] }
  | { of: 'apart'; key: string; from: string[] }
  | { of: 'name'; key: string; name: string }
  | { of: 'relations'; key: string; roles: RelationRole[] }

export type Joined = {
  /** The key that stands for all that are joined with this one. */
  rootOf: (key: string) => string
  /** Whether the person said that these two are not one. */
  areApart: (a: string, b: string) => boolean
}

/**
 * Joins keys that are one person: first as the person said, the last word before earlier ones, then
 * by `links`. Nothing joins what the person told apart.
 */
export function joinKeys(
  links: Iterable<readonly string[]>,
  decisions: readonly Decision[],
): Joined {
  const parents = new Map<string, string>()
  const sizes = new Map<string, number>()
  /** Roots that must not become one, both ways. */
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

  /** Told apart, and joined again with one of them later. */
  const isOverruled = ({ key, from }: { key: string; from: readonly string[] }) =>
    from.some((other) => rootOf(other) === rootOf(key))

  for (const decision of decisions.toReversed()) {
    if (decision.of === 'same') joinAll(decision.keys, join)
    if (decision.of === 'apart' && !isOverruled(decision)) {
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
