import type { Citation } from '#shared/answers.ts'

/** The citations of several figures, numbered consecutively, without duplicates. */
export function joinCitations(lists: readonly (readonly Citation[])[]) {
  const citations: Citation[] = []
  const numbers = lists.map((list) =>
    list.map((citation) => {
      const { documentId, passageId, locator } = citation
      const place = JSON.stringify([documentId, passageId, locator])
      const at = citations.findIndex(
        (known) => JSON.stringify([known.documentId, known.passageId, known.locator]) === place,
      )
      if (at >= 0) return at + 1
      citations.push({ ...citation, number: citations.length + 1 })
      return citations.length
    }),
  )
  const marksOf = (list: readonly number[]) => [...new Set(list)].map((n) => `[${n}]`).join('')
  return { citations, marks: marksOf(numbers.flat()), marksEach: numbers.map(marksOf) }
}
