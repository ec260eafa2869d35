import type { Locator } from '#shared/locators.ts'

/** A piece of a document: the unit of indexing and retrieval. */
export type Passage = {
  text: string
  /** Title and headings above the passage, outermost first. */
  path: string[]
  locator: Locator
}
