import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Reader } from '#server/answers/text/reader.ts'
import type { WindowReading } from '#server/models/reader/reader-session.ts'

const remembered = z.object({
  key: z.string(),
  answers: z.number(),
  yes: z.number(),
  words: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
})

const short = (logit: number) => Math.round(logit * 1e4) / 1e4

/**
 * A reader that keeps its readings in a file: other features of the ranking then need no second
 * reading.
 */
export function readingOnce(reader: Reader, file: string): Reader {
  const known = new Map<string, WindowReading>()
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  for (const line of lines) {
    const { key, answers, yes, words } = remembered.parse(JSON.parse(line))
    const read = words.map(([from, to, starts, ends]) => ({ from, to, starts, ends }))
    known.set(key, { answers, yes, words: read })
  }
  return {
    async read(question, windows, signal) {
      const keyOf = ({ title, text, mostTokens }: (typeof windows)[number]) =>
        [question, title, text, ...(mostTokens === undefined ? [] : [mostTokens])].join('\n')
      const unread = windows.filter((window) => !known.has(keyOf(window)))
      const readings = unread.length > 0 ? await reader.read(question, unread, signal) : []
      for (const [index, window] of unread.entries()) {
        const reading = readings[index]
        if (!reading) continue
        const key = keyOf(window)
        known.set(key, reading)
        const words = reading.words.map(({ from, to, starts, ends }) => [
          from,
          to,
          short(starts),
          short(ends),
        ])
        const { answers, yes } = reading
        appendFileSync(file, `${JSON.stringify({ key, answers, yes, words })}\n`)
      }
      return windows.flatMap((window) => known.get(keyOf(window)) ?? [])
    },
  }
}
