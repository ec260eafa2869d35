import type { SourceType } from '#shared/sources.ts'
import { descriptors } from '#server/connectors/all.ts'
import { archivePart } from './archive-parts.ts'

/**
 * Groups an import's files by index: files that belong together are read together, and a damaged
 * file affects only its own group.
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
