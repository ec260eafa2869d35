/** A question in full, and its short form next to the answer that it continues. */
export type FollowUp = { question: string; short?: string }

/**
 * Questions in one language per table of records, the likeliest first. `{about}` and `{when}` stand
 * for the subject and the period of the previous question, or for nothing; a question with another
 * slot that cannot be filled is left out.
 */
export type Phrasing = {
  language: string
  /** Phrases for the previous question's subject, keyed by column. */
  about: Readonly<Record<string, string>>
  when: string
  questions: Readonly<Record<string, readonly (string | Required<FollowUp>)[]>>
  /** Questions for a sheet's headings; `{figure}` is `{measure}` summed or averaged. */
  sheets: Readonly<
    Record<
      | 'total'
      | 'average'
      | 'valueFigure'
      | 'byMonth'
      | 'byCategory'
      | 'top'
      | 'averageOf'
      | 'rowsBy'
      | 'different',
      string
    >
  >
  texts: Readonly<Record<'whole' | 'section', string>>
  /** Before anything is uploaded. */
  withoutData: readonly string[]
}
