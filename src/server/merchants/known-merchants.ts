import { moneyCategory, type MoneyCategory } from '#shared/money.ts'
import type { Merchants } from './lists/list.ts'
import { merchants } from './all-merchants.ts'
import { plainText } from './plain-words.ts'

export type KnownMerchant = { name: string; category: MoneyCategory }
type Writing = KnownMerchant & { words: string[] }

/** Shorter names may be part of another name, so they match at the beginning only. */
const sureCharacters = 7

/** Finds shops of these lists by their names, in any spelling of a bank. */
export function createMerchantFinder(
  lists: readonly Merchants[] = merchants,
): (words: readonly string[]) => KnownMerchant | undefined {
  const byFirst = new Map<string, Writing[]>()
  for (const writing of writings(lists)) {
    const first = writing.words[0] ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), writing])
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)

  return (words) => {
    for (const [at, word] of words.entries()) {
      const found = byFirst.get(word)?.find((writing) => fits(writing, words, at))
      if (found) return { name: found.name, category: found.category }
    }
    return undefined
  }
}

function fits({ words: wanted }: Writing, words: readonly string[], at: number): boolean {
  const isSure = wanted.length > 1 || (wanted[0] ?? '').length >= sureCharacters
  return (at === 0 || isSure) && wanted.every((word, place) => words[at + place] === word)
}

function* writings(lists: readonly Merchants[]): Generator<Writing> {
  for (const [category, lines] of lists.flatMap((list) => Object.entries(list))) {
    for (const line of lines.trim().split('\n')) {
      const [name = '', others] = line.split(' = ').map((part) => part.trim())
      for (const writing of (others ?? name).split(' | ')) {
        const words = plainText(writing).split(' ')
        yield { name, category: moneyCategory.parse(category), words }
      }
    }
  }
}
