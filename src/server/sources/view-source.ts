import { z } from 'zod'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import {
  sourceCategory,
  sourceInclude,
  sourceSchedule,
  sourceType,
  type SourceProgress,
  type SourceType,
  type SourceView,
} from '#shared/sources.ts'
import { needsAuthorization } from '#server/oauth/consent.ts'
import { openJson } from '#server/vault/seal.ts'
import type { PersonKeys } from '#server/vault/vault.ts'
import { reasonText } from './reasons.ts'
import { usualSchedule } from './schedule.ts'
import { runCounts, type RunCounts, type SourceRow } from './tables.ts'

export const sealedSource = z.object({
  name: z.string(),
  accountId: z.string(),
  scrapingEnabled: z.boolean(),
  vectorizationEnabled: z.boolean(),
  schedule: z.optional(sourceSchedule),
  include: z.optional(sourceInclude),
  /** The names the person says they use in its chats. */
  ownNames: z.optional(z.array(z.string())),
})
export type SealedSource = z.infer<typeof sealedSource>
export type SourceCount = NonNullable<SourceView['counts']>

/** The source's contents as observed so far, and what can be left out of it. */
export const seenParts = z.object({
  kinds: z.array(z.string()),
  folders: z.array(z.string()),
  /** For chats that do not say which author is the person. */
  authors: z.optional(z.array(z.string())),
})
export type SeenParts = z.infer<typeof seenParts>

const credentialMap = z.record(z.string(), z.string())

/** Binds each sealed column of a source to its own place. */
export const sourceContext = (
  userId: string,
  id: string,
  part: 'settings' | 'credentials' | 'cursor' | 'report' | 'seen' | 'imported',
) => ({ table: 'data_sources', id: `${id}:${part}`, userId })

/** A row with its sealed columns opened. */
export type OpenSource = {
  userId: string
  id: string
  type: SourceType
  row: SourceRow
  settings: SealedSource
  credentials: Record<string, string>
  seen: SeenParts
}

export function openSource(keys: PersonKeys, row: SourceRow): OpenSource {
  const { userId, id } = row
  const at = (part: Parameters<typeof sourceContext>[2]) => sourceContext(userId, id, part)
  return {
    userId,
    id,
    type: sourceType.parse(row.type),
    row,
    settings: sealedSource.parse(openJson(keys.content, at('settings'), row.sealed)),
    credentials: row.credentials
      ? credentialMap.parse(openJson(keys.content, at('credentials'), row.credentials))
      : {},
    seen: row.seen
      ? seenParts.parse(openJson(keys.content, at('seen'), row.seen))
      : { kinds: [], folders: [] },
  }
}

/** The source as the person sees it, without secrets. */
export function viewSource(
  source: OpenSource,
  { counts, live }: { counts: SourceCount | undefined; live: boolean },
): SourceView {
  const { id, type, row, settings, credentials } = source
  const { name, schedule, include, ownNames, ...config } = settings
  const progress = progressOf(row)
  return {
    id,
    name,
    type,
    status: row.status,
    lastSync: row.lastSync?.toISOString() ?? null,
    config: {
      ...config,
      category: sourceCategory.parse(row.category),
      // Tokens belong to no form field and are never shown.
      saved: [...sourceCatalogue[type].fields, ...(sourceCatalogue[type].moreFields ?? [])]
        .map((field) => field.name)
        .filter((name) => credentials[name] !== undefined),
      ...(live ? { schedule: schedule ?? usualSchedule } : {}),
      ...(include ? { include } : {}),
      ...(ownNames ? { ownNames } : {}),
    },
    choices: choicesOf(source),
    live,
    ...(row.sample ? { sample: true } : {}),
    ...(needsAuthorization(source) ? { needsAuthorization: true } : {}),
    ...(row.reasonCode !== null ? { reason: reasonText(row.reasonCode, type) } : {}),
    ...(progress ? { progress } : {}),
    counts: counts ?? { emails: 0, messages: 0, transactions: 0 },
  }
}

/** Observed contents plus the excluded ones, which the person can include again. */
function choicesOf({ seen, settings: { include, ownNames } }: OpenSource) {
  const both = (found: readonly string[], left: readonly string[] = []) =>
    [...new Set([...found, ...left])].toSorted((a, b) => a.localeCompare(b))
  return {
    kinds: both(seen.kinds, include?.withoutKinds),
    folders: both(seen.folders, include?.withoutFolders),
    ...(seen.authors || ownNames ? { authors: both(seen.authors ?? [], ownNames) } : {}),
  }
}

const nothing: RunCounts = { read: 0, stored: 0, updated: 0, skipped: 0, failed: 0 }

function progressOf(row: SourceRow): SourceProgress | undefined {
  if (row.runState === null || row.runKind === null) return undefined
  const { share, rate, secondsLeft, ...counts } = row.runCounts
    ? runCounts.parse(row.runCounts)
    : nothing
  const runs = row.runState === 'running'
  return {
    kind: row.runKind,
    state: row.runState,
    ...counts,
    ...(share === undefined ? {} : { share }),
    ...(runs && rate !== undefined ? { rate } : {}),
    ...(runs && secondsLeft !== undefined ? { secondsLeft } : {}),
    startedAt: (row.runStartedAt ?? row.createdAt).toISOString(),
  }
}
