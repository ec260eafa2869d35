import type { SourceType } from '#shared/sources.ts'
import { descriptors } from '#server/connectors/all.ts'
import { archivePart } from './archive-parts.ts'

/**
 * The files of an import, by their places: what belongs together is read together, and a file that
 * is damaged keeps no other group from being read.
 */
export function groupFiles(type: SourceType, names: readonly string[]): number[][] {
  const { filesBelongTogether } = descriptors[type]
  const groups = new Map<string, number[]>()
  for (const [index, name] of names.entries()) {
    const stem = archivePart(name)?.stem
    const key = filesBelongTogether ? '' : stem === undefined ? `file ${index}` : `archive ${stem}`
    groups.set(key, [...(groups.get(key) ?? []), index])
  }
  return [...groups.values()]
}
