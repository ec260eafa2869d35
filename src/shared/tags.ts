import * as z from 'zod/mini'
import { fold } from './fold.ts'

export const tagLimits = { characters: 40, each: 20, documents: 1_000 } as const

export const tagName = z.string().check(z.trim(), z.minLength(1), z.maxLength(tagLimits.characters))

const ids = z.array(z.string().check(z.maxLength(64)))
/** PATCH /api/documents: tags that documents get and lose. */
export const tagChange = z.object({
  ids: ids.check(z.minLength(1), z.maxLength(tagLimits.documents)),
  add: z.optional(z.array(tagName).check(z.maxLength(tagLimits.each))),
  remove: z.optional(z.array(tagName).check(z.maxLength(tagLimits.each))),
})
export type TagChange = z.infer<typeof tagChange>

/** Case and accents do not distinguish tags. */
export const isSameTag = (one: string, other: string) => fold(one) === fold(other)

/** The tags after a change, in alphabetical order. A tag that is there already keeps its spelling. */
export function changeTags(
  tags: readonly string[],
  { add = [], remove = [] }: Pick<TagChange, 'add' | 'remove'>,
): string[] {
  const kept = tags.filter((tag) => !remove.some((other) => isSameTag(tag, other)))
  const all = [...kept]
  for (const tag of add) if (!all.some((other) => isSameTag(tag, other))) all.push(tag)
  return all.toSorted((a, b) => fold(a).localeCompare(fold(b)))
}
