import type { IndexedTable } from './indexed-table.ts'
import { kindsOf } from './money-direction.ts'
import type { Reading } from './reading.ts'

/** "What will it cost", "is it going to be", but not "Dad's will". */
const toCome = /(?<!(?:['’]s|\b(?:a|the|my|our|his|her|your|their)) )\bwill\b|\bgoing to be\b/iu

/** Whether the question asks what will be paid, which no payment so far says. */
export const asksPaymentsToCome = ({ question, speech }: Reading, table: IndexedTable): boolean =>
  speech.lexicon.language === 'en' && kindsOf(table) !== undefined && toCome.test(question)
