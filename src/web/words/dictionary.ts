/** Singular and plural, as distinguished by `Intl.PluralRules`. */
type Forms = { one: string; other: string }

/** Translations by their English texts; those with a count by the plural. */
export type Words = Record<string, string | Forms>

export type Dictionary = {
  page: Words
  /** Texts that the server sends for the page to show. */
  server: Record<string, string>
}
