import { randomBytes } from 'node:crypto'
import type { Citation } from '#shared/answers.ts'

/** A finding of a tool, with the number that the answer cites. */
export type Evidence = { number: number; citation: Omit<Citation, 'number'>; text: string }
export type Gathered = ReturnType<typeof gatherEvidence>

/**
 * Everything that the tools of one question found. Each piece is passed to the model between random
 * marks that its content cannot know, so that it cannot close the fence and pose as an instruction.
 */
export function gatherEvidence() {
  const fence = randomBytes(9).toString('base64url')
  const found: Evidence[] = []
  /** Computed figures that occur in no passage. */
  const computed: string[] = []

  const keyOf = ({ passageId, documentId, locator }: Omit<Citation, 'number'>) =>
    passageId ?? `${documentId} ${JSON.stringify(locator)}`

  return {
    fence,
    found,
    computed,
    /** Adds a piece of evidence and returns its number; a known piece keeps its number. */
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
