import type { Wanted } from './question.ts'

export type Answer = {
  answer: string
  found: boolean
  confidence: number
  citations: { documentName: string; quote: string }[]
  table?: { rows: unknown[][] } | undefined
}
export type Verdict = 'right' | 'wrong' | 'declined'

export function verdictOn(wanted: Wanted, given: Answer): Verdict {
  if (wanted.unknown) return given.found ? 'wrong' : 'right'
  if (!given.found) return 'declined'
  return isRight(wanted, given) ? 'right' : 'wrong'
}

function isRight({ numbers = [], listed = [], texts = [], without = [] }: Wanted, given: Answer) {
  const { answer, citations, table } = given
  const [first = ''] = answer.split('\n\n')
  const cells = (table?.rows ?? []).flat().map(String)
  const quoted = citations.flatMap(({ documentName, quote }) => [documentName, quote])
  const said = [answer, ...cells].join('\n')
  const all = [said, ...quoted].join('\n').toLowerCase()
  return (
    numbers.every((number) => says(first, number)) &&
    listed.every((number) => says(said, number)) &&
    texts.every((text) => [text].flat().some((one) => all.includes(one.toLowerCase()))) &&
    without.every((text) => !said.includes(text))
  )
}

/** Rounded to the written precision. */
function says(text: string, wanted: number): boolean {
  const written = text.match(/\d[\d,.]*\d|\d/g) ?? []
  return written.some((each) =>
    readings(each).some(({ value, digits }) => {
      const half = 0.5 * 10 ** -digits + 1e-6
      return Math.abs(value - Math.abs(wanted)) <= half
    }),
  )
}

/** `1,234.5` and `1.234,5` in the notation of either country. */
function readings(written: string) {
  return [written.replaceAll(',', ''), written.replaceAll('.', '').replace(',', '.')]
    .filter((plain) => /^\d+(\.\d+)?$/.test(plain))
    .map((plain) => ({ value: Number(plain), digits: plain.split('.')[1]?.length ?? 0 }))
}
