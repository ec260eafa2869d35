import type { Locator } from '#shared/locators.ts'

/** A passage that a search found. */
export type Hit = {
  passageId: string
  documentId: string
  text: string
  /** Title and headings above the passage, outermost first. */
  path: string[]
  locator: Locator
  /** 0 to 1: how likely the passage is what the question is about. Falls from hit to hit. */
  score: number
  /** Whether it shares a word or its meaning with the question. */
  isRelated: boolean
  /** Share of the best word score among the hits, 0 to 1. */
  lexical: number
  /** Likeness of meaning to the question, -1 to 1; absent until the passage has a vector. */
  dense: number | undefined
  /** Share of the question's words that stand in the passage, rare words counting more, 0 to 1. */
  coverage: number
  /** The question's words that stand in the passage, its text, headings or file name. */
  matchedTerms: string[]
}
