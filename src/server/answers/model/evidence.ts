import { randomBytes } from 'node:crypto'
import type { Citation } from '#shared/answers.ts'

/** What a tool found, under the number that the answer cites it by. */
export type Evidence = { number: number; citation: Omit<Citation, 'number'>; text: string }
export type Gathered = ReturnType<typeof gatherEvidence>

/**
 * Everything that the tools of one question found. Each piece is handed to the model between marks
 * that what stands in it cannot know, so that it cannot end the fence and pass for an instruction.
 */
export function gatherEvidence() {
  const fence = randomBytes(9).toString('base64url')
  const found: Evidence[] = []
  /** Figures that were computed and stand in no passage. */
  const computed: string[] = []

  const keyOf = ({ passageId, documentId, locator }: Omit<Citation, 'number'>) =>
    passageId ?? `${documentId} ${JSON.stringify(locator)}`

  return {
    fence,
    found,
    computed,
    /** The number of a piece of evidence; the same for what was found before. */
    add(citation: Omit<Citation, 'number'>, text: string): number {
      const key = keyOf(citation)
      const known = found.find((evidence) => keyOf(evidence.citation) === key)
      if (known) {
        if (!known.text.includes(text)) known.text += `\n${text}`
        return known.number
      }
      const number = found.length + 1
      found.push({ number, citation, text })
      return number
    },
    fenced: (label: string, text: string) => `<<${fence} ${label}\n${text}\n${fence}>>`,
  }
}
