const strict = new TextDecoder('utf-8', { fatal: true })

/**
 * Exports write each byte of a UTF-8 character as a character of its own, `cafÃ©` for `café`. Text
 * that is already correct is left unchanged.
 */
export function repaired(text: string): string {
  let high = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0xff) return text
    if (code > 0x7f) high = true
  }
  if (!high) return text
  return decoded(text) ?? text.replaceAll(/[Â-ô][\u0080-¿]{1,3}/g, (part) => decoded(part) ?? part)
}

function decoded(text: string): string | undefined {
  try {
    return strict.decode(Buffer.from(text, 'latin1'))
  } catch {
    return undefined
  }
}

/** The same for every string and property name within a value. */
export function repairedDeep(value: unknown): unknown {
  if (typeof value === 'string') return repaired(value)
  if (Array.isArray(value)) return value.map(repairedDeep)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [repaired(name), repairedDeep(inner)]),
  )
}
