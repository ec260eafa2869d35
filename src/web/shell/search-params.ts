/** Search parameters are always text: an id of digits stays text. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(params: Record<string, unknown>): string {
  const text = Object.entries(params).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return text.length === 0 ? '' : `?${new URLSearchParams(text).toString()}`
}
