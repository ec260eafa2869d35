const dayMs = 86_400_000

/**
 * Moves the process's clock by whole days, so that "last month" is the month that the people mean.
 */
export function moveClockTo(today: string): void {
  const RealDate = Date
  const days = Math.floor(Date.parse(today) / dayMs) - Math.floor(RealDate.now() / dayMs)
  if (days === 0) return
  const now = () => RealDate.now() + days * dayMs
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
}
