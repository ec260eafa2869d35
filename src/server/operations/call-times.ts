import type { WorkView } from '#shared/administration.ts'

type Route = { calls: number; at: number; ms: number[] }

/** Calls kept per route: enough for a 95th percentile. */
const kept = 500
const shown = 20

/** How long calls of this process took, by route template. */
export function createCallTimes() {
  const routes = new Map<string, Route>()
  return {
    add(route: string, ms: number): void {
      const known = routes.get(route) ?? { calls: 0, at: 0, ms: [] }
      known.calls += 1
      known.ms[known.at] = ms
      known.at = (known.at + 1) % kept
      routes.set(route, known)
    },

    /** The slowest routes first. */
    slowest(): WorkView['calls'] {
      return [...routes]
        .map(([route, { calls, ms }]) => {
          const sorted = ms.toSorted((one, other) => one - other)
          const at = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0)
          return { route, calls, p50Ms: at(0.5), p95Ms: at(0.95) }
        })
        .toSorted((one, other) => other.p95Ms - one.p95Ms)
        .slice(0, shown)
    },
  }
}
