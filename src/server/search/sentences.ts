/** A sentence with its position in the passage. */
export type Sentence = { text: string; start: number; end: number }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A full stop here does not end a sentence. */
const abbreviation =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|No|Nr|vs|etc|e\.g|i\.e|approx|Inc|Ltd|Co|Corp|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|bzw|z\.B|ca|Str|Abs|Art|Rs|Ref|Tel|inkl|zzgl)\.|\b\p{Lu}\.|(?<!\d)\d{1,2}\.)\s*$/u
const longest = 600

/** A line this long that goes on in lower case was wrapped. */
const wrappedFrom = 40
const goesOn = new RegExp(
  `(?<=(?:^|\\n)(?=[^\\n]{${wrappedFrom}})(?:(?!\\t| {3}|\\|)[^\\n])*[\\p{L}\\p{N},)'’-] ?)\\n(?=\\p{Ll}{2})`,
  'gu',
)

/** The sentences of a passage. Only wrapped lines are joined, so that lists and tables stay separate. */
export function sentencesOf(passage: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const line of passage.replace(goesOn, ' ').matchAll(/[^\n]+/g)) {
    let open: Sentence | undefined
    for (const { segment, index } of segmenter.segment(line[0])) {
      const start = line.index + index
      open = open
        ? { text: open.text + segment, start: open.start, end: start + segment.length }
        : { text: segment, start, end: start + segment.length }
      if (abbreviation.test(open.text) && open.text.length < longest) continue
      sentences.push(open)
      open = undefined
    }
    if (open) sentences.push(open)
  }
  return sentences.flatMap(({ text, start }) => {
    const trimmed = text.trim()
    const from = start + text.indexOf(trimmed)
    return /[\p{L}\p{N}]/u.test(trimmed)
      ? [{ text: trimmed, start: from, end: from + trimmed.length }]
      : []
  })
}
