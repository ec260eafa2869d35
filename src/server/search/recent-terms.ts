import type { PersonKeys } from '#server/vault/vault.ts'
import { createPassageTerms, type PassageTermsOf } from './passage-terms.ts'

let recent: { keys: PersonKeys; terms: PassageTermsOf } | undefined

/**
 * Keyed terms of the person whose passages are being indexed. An import arrives page by page and
 * repeats its words; analysing them takes most of the time, so the cache of the last person is
 * kept.
 */
export function recentTerms(keys: PersonKeys): PassageTermsOf {
  if (recent?.keys !== keys) recent = { keys, terms: createPassageTerms() }
  return recent.terms
}
