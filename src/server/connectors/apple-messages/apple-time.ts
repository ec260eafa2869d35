const epochMs = Date.UTC(2001, 0, 1)
/** Older versions count seconds, newer ones nanoseconds; seconds never reach this value. */
const nanosecondsFrom = 1e12
/** From the first phones that sent such messages until a century later. */
const earliestMs = Date.UTC(1990, 0, 1)
const latestMs = Date.UTC(2100, 0, 1)

/** Converts a time in Apple's databases to milliseconds since 1970; undefined if it is not one. */
export function appleMs(value: number): number | undefined {
  if (value === 0) return undefined
  const ms = Math.abs(value) >= nanosecondsFrom ? value / 1e6 : value * 1000
  const moment = Math.round(ms) + epochMs
  return moment >= earliestMs && moment < latestMs ? moment : undefined
}
