/** For the address of a call whose months begin in the person's time zone. */
export function timeZoneQuery(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return `?timeZone=${encodeURIComponent(timeZone)}`
}
