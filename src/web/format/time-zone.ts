import { timeZone } from './region.ts'

/** For the address of a call whose months begin in the person's time zone. */
export function timeZoneQuery(): string {
  return `?timeZone=${encodeURIComponent(timeZone())}`
}
