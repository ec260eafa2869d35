export type AnswerPart =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; parts: AnswerPart[] }
  | { kind: 'number'; text: string }
  | { kind: 'citation'; number: number }

export type AnswerParagraph = readonly AnswerPart[]

/**
 * Parses the limited markup of an answer: paragraphs at blank lines, bold numbers in numbered
 * lists, bold between double asterisks, and `[1]` if a citation has that number. Everything else
 * stays text.
 */
export function formatAnswer(
  answer: string,
  citationNumbers: ReadonlySet<number>,
): AnswerParagraph[] {
  return answer
    .split(/\r?\n[^\S\n]*(?:\r?\n[^\S\n]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => formatParagraph(paragraph, citationNumbers))
}

/** `3.` starts a list paragraph; `3.5` is a number. */
const listNumber = /^\d+\.(?!\d)/
const listNumbers = /(^[^\S\n]*\d+\.(?!\d))/m
const bold = /\*\*(?=\S)([\s\S]*?\S)\*\*/
const citationMark = /\[(\d{1,4})\]/

function formatParagraph(paragraph: string, citations: ReadonlySet<number>): AnswerParagraph {
  if (!listNumber.test(paragraph)) return formatBold(paragraph, citations)
  // Splitting at a group puts the numbers at odd positions.
  return paragraph
    .split(listNumbers)
    .flatMap((piece, place): AnswerPart[] =>
      place % 2 === 1 ? [{ kind: 'number', text: piece }] : formatBold(piece, citations),
    )
}

function formatBold(text: string, citations: ReadonlySet<number>): AnswerPart[] {
  const match = bold.exec(text)
  if (!match) return formatCitations(text, citations)
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  return [
    ...formatCitations(before, citations),
    { kind: 'bold', parts: formatCitations(match[1] ?? '', citations) },
    ...formatBold(after, citations),
  ]
}

function formatCitations(text: string, citations: ReadonlySet<number>): AnswerPart[] {
  const parts: AnswerPart[] = []
  let rest = text
  let plain = ''
  for (let match = citationMark.exec(rest); match; match = citationMark.exec(rest)) {
    const number = Number(match[1])
    plain += rest.slice(0, match.index)
    rest = rest.slice(match.index + match[0].length)
    if (!citations.has(number)) {
      plain += match[0]
      continue
    }
    if (plain !== '') parts.push({ kind: 'text', text: plain })
    plain = ''
    parts.push({ kind: 'citation', number })
  }
  if (plain + rest !== '') parts.push({ kind: 'text', text: plain + rest })
  return parts
}
