import { z } from 'zod'
import { sourceInclude, type SourceInclude, type SourceType } from '#shared/sources.ts'
import { descriptors } from '#server/connectors/all.ts'

const coveredCursor = z.object({ within: sourceInclude, cursor: z.string() })

/** A cursor with the person's include settings at the time it was stored. */
export const withCoverage = (cursor: string, include: SourceInclude | undefined): string =>
  JSON.stringify({ within: include ?? {}, cursor })

/**
 * The cursor to resume from. It is undefined if the person now includes more than before, because
 * the newly included items lie before it; items already stored are not duplicated.
 */
export function coveringCursor(
  kept: string,
  type: SourceType,
  include: SourceInclude | undefined,
): string | undefined {
  const covered = coveredOf(kept)
  if (!covered) return kept
  return includesMore(type, covered.within, include ?? {}) ? undefined : covered.cursor
}

/** `undefined` for older cursors, stored without include settings. */
function coveredOf(kept: string): z.infer<typeof coveredCursor> | undefined {
  if (!kept.startsWith('{"within":')) return undefined
  return coveredCursor.safeParse(JSON.parse(kept)).data
}

function includesMore(type: SourceType, before: SourceInclude, now: SourceInclude): boolean {
  const { refetches = [] } = descriptors[type]
  const wantedAgain = (left: readonly string[] = [], still: readonly string[] = []) =>
    left.some((one) => !still.includes(one))
  const earlier = before.since !== undefined && (now.since ?? '') < before.since
  return (
    wantedAgain(before.withoutKinds, now.withoutKinds) ||
    (!refetches.includes('folders') && wantedAgain(before.withoutFolders, now.withoutFolders)) ||
    (!refetches.includes('days') && earlier)
  )
}
