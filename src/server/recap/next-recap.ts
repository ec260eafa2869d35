const hour = 7
const stepMs = 15 * 60_000
const steps = (8 * 24 * 60 * 60_000) / stepMs

/** The next Monday at seven in the morning, in a time zone with all of its rules. */
export function nextRecap(timeZone: string, after: Date): Date {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  const isMorning = (time: number) => {
    const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, value]))
    return parts.get('weekday') === 'Mon' && Number(parts.get('hour')) === hour
  }
  const first = Math.ceil(after.getTime() / stepMs) * stepMs
  const times = Array.from({ length: steps }, (_, index) => first + index * stepMs)
  // A request during that hour is for the next week.
  const begins = times.findIndex((time) => !isMorning(time - stepMs) && isMorning(time))
  return new Date(times[begins] ?? first + steps * stepMs)
}
