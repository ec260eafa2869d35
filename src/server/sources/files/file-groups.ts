import type { SourceType } from '#shared/sources.ts'
import { archivePart } from './archive-parts.ts'

/** Exports that come in several files which are one whole. */
const oneWhole: ReadonlySet<SourceType> = new Set([
  'facebook',
  'google',
  'linkedin',
  'twitter',
  // A database and the log beside it; chats that tell together who exported them.
  'apple_messages',
  'whatsapp',
])

/**
 * The files of an import, by their places: what belongs together is read together, and a file that
 * is damaged keeps no other group from being read.
 */
export function groupFiles(type: SourceType, names: readonly string[]): number[][] {
  const groups = new Map<string, number[]>()
  for (const [index, name] of names.entries()) {
    const stem = archivePart(name)?.stem
    const key = oneWhole.has(type) ? '' : stem === undefined ? `file ${index}` : `archive ${stem}`
    groups.set(key, [...(groups.get(key) ?? []), index])
  }
  return [...groups.values()]
}
