/** The window over which the rate is measured. */
const windowMs = 15_000
/** Too little data for a rate. */
const shortestMs = 1_500

type Moment = { at: number; read: number; share: number | undefined }

export type ProgressEstimate = { rate?: number; secondsLeft?: number }

/** A run's speed and remaining time. */
export function createProgressEstimate(read: number, now: () => number = Date.now) {
  const moments: Moment[] = [{ at: now(), read, share: undefined }]

  return (current: { read: number; share: number | undefined }): ProgressEstimate => {
    const last: Moment = { at: now(), ...current }
    moments.push(last)
    while (moments.length > 2 && (moments[0]?.at ?? 0) < last.at - windowMs) moments.shift()
    const first = moments[0] ?? last
    const seconds = (last.at - first.at) / 1000
    if (seconds * 1000 < shortestMs) return {}
    const rate = Math.max(0, last.read - first.read) / seconds
    return { rate, ...timeLeft(moments, last) }
  }
}

function timeLeft(moments: readonly Moment[], last: Moment) {
  const first = moments.find(({ share }) => share !== undefined)
  if (first?.share === undefined || last.share === undefined) return {}
  const gained = last.share - first.share
  const ms = last.at - first.at
  if (gained <= 0 || ms < shortestMs) return {}
  return { secondsLeft: Math.round(((1 - last.share) * ms) / gained / 1000) }
}
