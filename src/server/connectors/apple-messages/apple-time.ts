const epochMs = Date.UTC(2001, 0, 1)
/** Older versions count seconds, newer ones nanoseconds; no second reaches this. */
const nanosecondsFrom = 1e12
/** The first phone that sent such messages, and a century on. */
const earliestMs = Date.UTC(1990, 0, 1)
const latestMs = Date.UTC(2100, 0, 1)

/** A time of Apple's databases in milliseconds since 1970; undefined when it is none. */
export function appleMs(value: number): number | undefined {
  if (value === 0) return undefined
  const ms = Math.abs(value) >= nanosecondsFrom ? value / 1e6 : value * 1000
  const moment = Math.round(ms) + epochMs
  return moment >= earliestMs && moment < latestMs ? moment : undefined
}
