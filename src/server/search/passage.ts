import type { Locator } from '#shared/locators.ts'

/** A piece of a document that is indexed and found as one. */
export type Passage = {
  text: string
  /** Title and headings above the passage, outermost first. */
  path: string[]
  locator: Locator
}
