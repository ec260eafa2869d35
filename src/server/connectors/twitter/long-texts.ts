import { decodeEntities } from '#server/html/decode-entities.ts'
import { createHash } from 'node:crypto'
import { momentOf } from './moments.ts'
import { textOf, type LongText, type Tweet } from './read-tweet.ts'

const plain = (text: string) => decodeEntities(text).replaceAll(/\s+/g, ' ').trim()
const second = (at: string) => Math.floor(Date.parse(at) / 1000)

/**
 * Long texts by the second they were written. Their ids differ from those of the truncated posts,
 * so they are matched by second and by the start of the text.
 */
export function createLongTexts() {
  const bySecond = new Map<number, LongText[]>()
  const others = new Set<LongText>()

  return {
    add(note: LongText): void {
      others.add(note)
      if (note.at === '') return
      const key = second(note.at)
      bySecond.set(key, [...(bySecond.get(key) ?? []), note])
    },

    /** The full text of a post that is truncated in the archive. */
    of(read: Tweet): string | undefined {
      const at = momentOf(read.created_at)
      if (at === '') return undefined
      const start = plain(textOf(read))
        .replace(/(\s*https:\/\/t\.co\/\w+)+$/, '')
        .replace(/(…|\.{3})$/, '')
        .trim()
      if (start === '') return undefined
      for (const nearby of [0, -1, 1]) {
        const found = bySecond
          .get(second(at) + nearby)
          ?.find((note) => others.has(note) && plain(note.raw).startsWith(start))
        if (!found) continue
        others.delete(found)
        return found.text
      }
      return undefined
    },

    /** Long texts without a post. */
    left: (): LongText[] => [...others],
  }
}
export type LongTexts = ReturnType<typeof createLongTexts>

export const noteKey = ({ id, raw }: LongText) =>
  id === '' ? `note:${createHash('sha256').update(raw).digest('hex')}` : `note:${id}`
