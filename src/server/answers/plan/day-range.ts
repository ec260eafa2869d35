import { dayOf } from './civil-date.ts'
import { fold } from '../language/stem.ts'
import type { Word } from '../language/words.ts'
import { dayRange, foldKeys, lookup, opensRange, yearAfter } from './period-words.ts'
import type { Context, Period } from './period-words.ts'

const article = /^(?:the|dem|den|der|zum)$/
const linking = /^(?:to|through|until|till|bis)$/
const pairing = /^(?:and|und)$/

function dayIn(word: Word | undefined): number | undefined {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word?.folded ?? '') ?? []
  const day = Number(digits)
  return day >= 1 && day <= 31 ? day : undefined
}

const pastArticle = (words: readonly Word[], at: number) =>
  article.test(words[at]?.folded ?? '') ? at + 1 : at

/** The second day of `10 to 20`, `10–20`, and, after "between", `10 and 20`. */
function secondDay(words: readonly Word[], at: number, isOpened: boolean) {
  const connector = words[at + 1]?.folded ?? ''
  const isLinked = linking.test(connector) || (isOpened && pairing.test(connector))
  const gap = (words[at + 1]?.start ?? Infinity) - (words[at]?.end ?? 0)
  if (!isLinked && gap > 3) return undefined
  const place = isLinked ? pastArticle(words, at + 2) : at + 1
  const day = dayIn(words[place])
  return day === undefined ? undefined : { day, end: place + 1 }
}

/** Days of one month: `between 10 and 20 September`, `September 10 to 20`, `vom 3. bis 9. Mai`. */
export function dayRangeAt({ words, lexicon, today }: Context, at: number): Period | undefined {
  const months = foldKeys(lexicon.months)
  const isOpened = opensRange.test(words[at]?.folded ?? '')
  const start = isOpened ? pastArticle(words, at + 1) : at
  const before = lookup(months, words[start])
  const firstAt = before === undefined ? start : start + 1
  const first = dayIn(words[firstAt])
  const second = first === undefined ? undefined : secondDay(words, firstAt, isOpened)
  if (first === undefined || !second || second.day <= first) return undefined
  const monthAt = second.end + (fold(words[second.end]?.folded ?? '') === 'of' ? 1 : 0)
  const after = before === undefined ? lookup(months, words[monthAt]) : undefined
  const month = before ?? after
  if (month === undefined) return undefined
  const end = after === undefined ? second.end : monthAt + 1
  const year = yearAfter(words, end)
  const thisYear = Number(today.slice(0, 4))
  const known = year?.year ?? (dayOf(thisYear, month, first) > today ? thisYear - 1 : thisYear)
  const [from, last] = [dayOf(known, month, first), dayOf(known, month, second.day)]
  const range = dayRange(from, last, at, year?.end ?? end)
  return year ? range : { ...range, yearOpen: true }
}
