import { fold } from '#shared/fold.ts'

export type TagScope = { tag: string; rest: string }

const nouns = '(?:documents?|files?|papers|dokumenten?|dateien|unterlagen)'

/** Whether a question may name a tag, before the person's tags are read. */
export const mayNameTag = (question: string): boolean =>
  new RegExp(String.raw`(?:^|[\s-])${nouns}(?![\p{L}\p{N}])`, 'iu').test(fold(question))

/**
 * The tag to which a question is narrowed ("in my tax documents", "documents tagged house",
 * "Dokumente mit dem Tag Haus"), and the rest of the question.
 */
export function readTag(question: string, tags: readonly string[]): TagScope | undefined {
  // Folding keeps the length of most texts; where it does not, nothing can be cut out.
  const folded = fold(question)
  if (folded.length !== question.length) return undefined
  for (const tag of tags.toSorted((a, b) => b.length - a.length)) {
    const found = patternOf(tag).exec(folded)
    if (!found) continue
    const before = question.slice(0, found.index)
    const rest = `${before} ${question.slice(found.index + found[0].length)}`
      .replaceAll(/\s+/g, ' ')
      .replace(/\s+(?=[?.!,])/g, '')
      .trim()
    return { tag, rest: /[\p{L}\p{N}]{2}/u.test(rest) ? rest : tag }
  }
  return undefined
}

function patternOf(tag: string): RegExp {
  const name = fold(tag).replaceAll(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`)
  const quoted = `["“„']?${name}["”“']?`
  const where = String.raw`(?:(?:in|from|among|within|across|aus|unter)\s+)?(?:(?:all|my|the|meinen?|den)\s+)*`
  const after = String.raw`${nouns}\s+(?:tagged(?:\s+(?:as|with))?|with\s+the\s+tag|mit\s+dem\s+(?:tag|schlagwort))\s+${quoted}`
  const before = String.raw`(?:in|from|among|within|across|aus|unter)\s+(?:my|meinen)\s+${quoted}[\s-]?${nouns}`
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${where}${after}|${before})(?![\p{L}\p{N}])`,
    'iu',
  )
}
