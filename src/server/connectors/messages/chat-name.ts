const namedOf = 4

/** A name for a chat without one, made of the people in it. */
export function chatNameOf(people: Iterable<string>, otherwise: string): string {
  const names = [...new Set(people)].toSorted((a, b) => a.localeCompare(b))
  if (names.length > namedOf) {
    return `${names.slice(0, namedOf - 1).join(', ')} and ${names.length - namedOf + 1} more`
  }
  return names.join(' and ') || otherwise
}
