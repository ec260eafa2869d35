import { z } from 'zod'
import { sourceInclude, type SourceInclude, type SourceType } from '#shared/sources.ts'
import { descriptors } from '#server/connectors/all.ts'

const coveredCursor = z.object({ within: sourceInclude, cursor: z.string() })

/** A place to go on from, with what the person had included when it was reached. */
export const withCoverage = (cursor: string, include: SourceInclude | undefined): string =>
  JSON.stringify({ within: include ?? {}, cursor })

/**
 * Where a source goes on; undefined where the person includes more than before, because what was left
 * out lies behind that place. What is there already stays one.
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

/** Places that were kept before this was told are what they are. */
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
