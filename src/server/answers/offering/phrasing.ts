/**
 * Questions in one language, by the table of records that they are asked of, the likeliest first.
 * `{about}` and `{when}` say what the question before was about, or nothing; one with another slot
 * that is not known is left out.
 */
export type Phrasing = {
  language: string
  /** By the column that was asked for, with the words of the question for it. */
  about: Readonly<Record<string, string>>
  when: string
  questions: Readonly<Record<string, readonly string[]>>
}
