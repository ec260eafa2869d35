/** By number, as `Intl.PluralRules` tells them apart. */
type Forms = { one: string; other: string }

/** Texts in another language than English, by the English ones; those with a count by its plural. */
export type Words = Record<string, string | Forms>

export type Dictionary = {
  page: Words
  /** What the server writes and the page shows. */
  server: Record<string, string>
}
