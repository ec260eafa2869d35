import type { Lexicon } from '../language/lexicon.ts'
import { findPhrases, phrasesFor, phraseTable, type Found } from '../language/phrases.ts'
import type { Word } from '../language/words.ts'

const begun = /^(?:did|do|have|had)$/
const ofMoney = /^(?:much|money|deposit)$/
const away = /^(?:in|on|out|into|off)$/

/** "How much did I put down" may be a deposit, and "logged in" is no entry. */
const isOfRows = (words: readonly Word[], { from, to, phrase }: Found<true>): boolean =>
  !(
    phrase.endsWith(' put down') &&
    begun.test(words[from - 1]?.folded ?? '') &&
    words.some(({ folded }) => ofMoney.test(folded))
  ) && !(phrase.endsWith(' logged') && away.test(words[to]?.folded ?? ''))

/** Phrases that only say that somebody wrote a row: "the worst pain I wrote down". */
export const writtenDown = (words: readonly Word[], { ledger }: Lexicon): Found<true>[] =>
  findPhrases(words, phraseTable(phrasesFor(ledger.writtenDown, true as const))).filter((found) =>
    isOfRows(words, found),
  )
