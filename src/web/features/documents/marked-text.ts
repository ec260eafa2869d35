export type TextPart = { text: string; marked: boolean }

/**
 * Cuts a text at its matches. Offsets from the server that overlap, run backwards or exceed the
 * text are corrected here, so that no character is lost or shown twice.
 */
export function markMatches(
  text: string,
  matches: readonly (readonly [number, number])[],
): TextPart[] {
  const parts: TextPart[] = []
  const push = (from: number, to: number, marked: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), marked })
  }
  let end = 0
  for (const [from, to] of matches.toSorted((a, b) => a[0] - b[0])) {
    const start = Math.max(end, from)
    const stop = Math.min(text.length, to)
    if (stop <= start) continue
    push(end, start, false)
    push(start, stop, true)
    end = stop
  }
  push(end, text.length, false)
  return parts
}
