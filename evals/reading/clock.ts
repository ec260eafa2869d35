import { daysBetween, todayIn } from '#server/answers/plan/civil-date.ts'

const dayMs = 86_400_000

/**
 * Moves the process's clock by whole days, so that it is that day where the person lives and
 * "last month" is the month that they mean.
 */
export function moveClockTo(today: string, timeZone = 'UTC'): void {
  const RealDate = Date
  const days = daysBetween(todayIn(new RealDate(), timeZone), today)
  if (days === 0) return
  const now = () => RealDate.now() + days * dayMs
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
}
