/** Where a social login starts; it comes back to the page that it left. */
export function socialPath(
  provider: 'google' | 'apple',
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const from = `${pathname}${search}`
  const start = `/api/auth/${provider}`
  return from === '/' ? start : `${start}?${new URLSearchParams({ from }).toString()}`
}
