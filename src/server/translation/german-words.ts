import { fold } from '#shared/fold.ts'
import dictionary from './german-english.json' with { type: 'json' }

const most = 10
const shortest = 3

/**
 * Finds the German words that an English word may stand for, folded: those that mean just this
 * word come first, before those of whose meaning it is a part, such as `cancellation period`.
 */
export function createGermanWords(stem: (word: string) => string) {
  const byStem = new Map<string, { word: string; parts: number }[]>()
  for (const [german, english] of Object.entries(dictionary)) {
    const parts = english.toLowerCase().split(' ')
    for (const part of parts) {
      if (part.length < shortest) continue
      const key = stem(part)
      byStem.set(key, [...(byStem.get(key) ?? []), { word: fold(german), parts: parts.length }])
    }
  }
  return (folded: string): string[] =>
    (byStem.get(stem(folded)) ?? [])
      .toSorted((a, b) => a.parts - b.parts)
      .slice(0, most)
      .map(({ word }) => word)
}
