/** Reads a value from JSON of unknown shape; `undefined` if it is missing. */
export function get(value: unknown, ...path: (string | number)[]): unknown {
  let found = value
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Reflect.get(found, name)
  }
  return found
}

export const list = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

export function text(value: unknown, ...path: (string | number)[]): string {
  const found = get(value, ...path)
  if (typeof found === 'string') return found.trim()
  return typeof found === 'number' || typeof found === 'boolean' ? String(found) : ''
}

export function number(value: unknown, ...path: (string | number)[]): number | null {
  const found = get(value, ...path)
  if (typeof found === 'number' && Number.isFinite(found)) return found
  const parsed = typeof found === 'string' && found.trim() !== '' ? Number(found) : Number.NaN
  return Number.isFinite(parsed) ? parsed : null
}

/** The non-empty, distinct parts, one per line. */
export const lines = (...parts: string[]): string =>
  [...new Set(parts)].filter((part) => part !== '').join('\n')
