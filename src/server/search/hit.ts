import type { Locator } from '#shared/locators.ts'

/** A passage found by a search. */
export type Hit = {
  passageId: string
  documentId: string
  text: string
  /** Title and headings above the passage, outermost first. */
  path: string[]
  locator: Locator
  /** 0 to 1: how likely the passage is relevant to the question. Decreases from hit to hit. */
  score: number
  /** Whether it shares a word or a meaning with the question. */
  isRelated: boolean
  /** Share of the best word score among the hits, 0 to 1. */
  lexical: number
  /** Cosine similarity to the question, -1 to 1; absent until the passage has a vector. */
  dense: number | undefined
  /** The same for each of its reading windows, in order; none if it is one or they have no vectors. */
  windows?: readonly number[] | undefined
  /** Share of the question's words found in the passage, rare words weighted higher, 0 to 1. */
  coverage: number
  /** The question's words found in the passage's text, headings or file name. */
  matchedTerms: string[]
}
