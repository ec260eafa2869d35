const dayMs = 86_400_000

/**
 * Moves the process's clock by whole days, so that it is that day where the person lives and
 * "last month" is the month that they mean.
 */
export function moveClockTo(today: string, timeZone = 'UTC'): void {
  const RealDate = Date
  const here = new Intl.DateTimeFormat('en-CA', { timeZone }).format(RealDate.now())
  const days = (Date.parse(today) - Date.parse(here)) / dayMs
  if (days === 0) return
  const now = () => RealDate.now() + days * dayMs
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
}
