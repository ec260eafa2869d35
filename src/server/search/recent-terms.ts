import type { PersonKeys } from '#server/vault/vault.ts'
import { createPassageTerms, type PassageTermsOf } from './passage-terms.ts'

let recent: { keys: PersonKeys; terms: PassageTermsOf } | undefined

/**
 * Words of the person whose passages are indexed, as keyed terms. An import comes page by page and
 * repeats its words, and finding out about them takes most of the time, so what was found out is
 * kept for the person who was served last.
 */
export function recentTerms(keys: PersonKeys): PassageTermsOf {
  if (recent?.keys !== keys) recent = { keys, terms: createPassageTerms() }
  return recent.terms
}
