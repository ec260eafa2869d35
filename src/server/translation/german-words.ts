import { fold } from '#shared/fold.ts'
import dictionary from './german-english.json' with { type: 'json' }

const most = 10
const shortest = 3

/**
 * Finds the German words that an English word may stand for, folded: those that mean just this
 * word come first, before those of whose meaning it is a part, such as `cancellation period`.
 */
export function createGermanWords(stem: (word: string) => string) {
  let known: ReadonlyMap<string, string[]> | undefined
  return (folded: string): string[] => {
    known ??= germanByStem(stem)
    return known.get(stem(folded)) ?? []
  }
}

function germanByStem(stem: (word: string) => string): Map<string, string[]> {
  const found = new Map<string, { word: string; parts: number }[]>()
  for (const [german, english] of Object.entries(dictionary)) {
    const parts = english.toLowerCase().split(' ')
    const entry = { word: fold(german), parts: parts.length }
    for (const part of parts) {
      if (part.length < shortest) continue
      const key = stem(part)
      const entries = found.get(key)
      if (entries) entries.push(entry)
      else found.set(key, [entry])
    }
  }
  const chosen = [...found].map(([key, entries]): [string, string[]] => {
    const nearest = entries.toSorted((a, b) => a.parts - b.parts).slice(0, most)
    return [key, nearest.map(({ word }) => word)]
  })
  return new Map(chosen)
}
