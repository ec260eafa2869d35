import type { ImportReport } from '#shared/sources.ts'
import type { ConnectorError } from '#server/connectors/connector-error.ts'
import { readerCredentials } from '../credentials.ts'
import { missingParts } from '../files/archive-parts.ts'
import type { Batch } from '../files/import-files.ts'
import { reasonCode, reasonText, type ReasonCode } from '../reasons.ts'
import { findImported } from './imported-files.ts'
import { readGroups, skipKnown } from './read-groups.ts'
import { groupsOf, recogniseAll, type Recognised } from './recognise-files.ts'
import { fileProblem } from './outcome.ts'
import type { Run } from './run.ts'
import type { Outcome } from './runs.ts'
import type { PageStore } from './store-pages.ts'

/** Imports one batch of files; a group that cannot be read does not hold up the others. */
export async function runImport(
  run: Run,
  { batch, files }: Batch,
  pages: PageStore,
): Promise<Outcome> {
  const { type, userId } = run.begun.source
  const all = files.map(({ file }) => file)
  const imported = await findImported(run, all)
  const before = imported.known.length
  const places = [...all.keys()].filter((index) => !imported.isKnown(index))
  const waiting = places.flatMap((index) => all[index] ?? [])
  await using session =
    waiting.length > 0
      ? await run.deps.reader.open(userId, readerOf(run), waiting, run.signal)
      : undefined
  const names = waiting.map(({ name }) => name)
  const read = session ? await recogniseAll(session, names) : []
  const recognised = all.map((_, index) => {
    const known = imported.recognisedAs(index)
    return known === undefined ? (read[places.indexOf(index)] ?? {}) : { as: known }
  })
  const about = aboutFiles(
    pages.report(),
    all.map(({ name }) => name),
    recognised,
  )
  await pages.note(about)
  await skipKnown(run, pages, batch, imported.known)
  const groups = groupsOf(type, waiting, read)
  const ended = await readGroups(run, session, pages, { batch, groups, names, before })
  await imported.remember(
    ended.read.map(({ files: indexes, again }) => {
      const group = indexes.map((index) => places[index] ?? 0)
      return { files: group, recognised: group.map((index) => recognised[index]?.as ?? ''), again }
    }),
  )
  return outcomeOfFiles(run, pages.report(), {
    nothing: groups.length + before === 0,
    broken: before === 0 && ended.failed === groups.length ? ended.broken : undefined,
  })
}

function readerOf({ begun: { source } }: Run) {
  const { type, credentials, settings } = source
  return {
    type,
    credentials: readerCredentials(type, credentials),
    ...(settings.include ? { include: settings.include } : {}),
  }
}

function aboutFiles(
  report: ImportReport,
  names: readonly string[],
  recognised: readonly Recognised[],
): Partial<ImportReport> {
  const files = names.map((name, index) => {
    const { as, broken } = recognised[index] ?? {}
    return { name, recognised: as ?? (broken ? 'could not be read' : 'not recognised') }
  })
  return { files, notes: [...new Set([...report.notes, ...notesOf(names)])] }
}

const notesOf = (names: readonly string[]) =>
  missingParts(names).map(({ numbers }) =>
    numbers.length === 1
      ? `Part ${numbers.join('')} of the archive is missing. What is in the other parts was read.`
      : `Parts ${numbers.join(', ')} of the archive are missing. What is in the others was read.`,
  )

function outcomeOfFiles(
  { begun: { source } }: Run,
  report: ImportReport,
  { nothing, broken }: { nothing: boolean; broken: ConnectorError | undefined },
): Outcome {
  const { status, reasonCode: code, nextSyncAt } = source.row
  const stored = report.stored + report.updated > 0
  const connected = stored || status === 'connected'
  const kept = code === null ? null : reasonCode.parse(code)
  if (broken) {
    const problem = fileProblem(broken, source.type)
    return connected
      ? { status: 'connected', reason: null, problem, nextSyncAt }
      : { status: 'error', reason: broken.code, problem, nextSyncAt }
  }
  const reason: ReasonCode | null = nothing
    ? 'nothing_recognised'
    : stored
      ? kept
      : 'nothing_stored'
  return {
    status: connected ? 'connected' : status,
    reason: connected ? null : reason,
    nextSyncAt,
    ...(nothing ? { problem: reasonText('nothing_recognised', source.type) } : {}),
  }
}
