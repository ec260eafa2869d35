/** Start (inclusive) and end (exclusive) of a quote in the text with this index. */
export type QuotePart = { index: number; from: number; to: number }

/**
 * Finds a quote that may span several texts, such as the lines of a page. White space is ignored,
 * since extraction, quoting and drawing each have their own.
 */
export function findQuote(texts: readonly string[], quote: string): QuotePart[] {
  const wanted = quote.replaceAll(/\s/g, '').replaceAll(/^(?:…|\.{3})+|(?:…|\.{3})+$/g, '')
  if (wanted === '') return []
  let compact = ''
  const places: { index: number; offset: number }[] = []
  for (const [index, text] of texts.entries()) {
    for (let offset = 0; offset < text.length; offset += 1) {
      const character = text.charAt(offset)
      if (/\s/.test(character)) continue
      compact += character
      places.push({ index, offset })
    }
  }
  const start = compact.indexOf(wanted)
  if (start < 0) return []
  const parts = new Map<number, QuotePart>()
  for (const { index, offset } of places.slice(start, start + wanted.length)) {
    const part = parts.get(index) ?? { index, from: offset, to: offset }
    parts.set(index, { ...part, to: offset + 1 })
  }
  return [...parts.values()]
}
