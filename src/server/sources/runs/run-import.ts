import type { ImportReport, SourceType } from '#shared/sources.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { ImportFile } from '#server/connectors/connector.ts'
import type { ReadSession } from '#server/import-worker/file-reader.ts'
import { stoppedTwice } from '#server/import-worker/import-process.ts'
import { readerCredentials } from '../credentials.ts'
import { archivePart, missingParts } from '../files/archive-parts.ts'
import { groupFiles } from '../files/file-groups.ts'
import type { Batch } from '../files/import-files.ts'
import { reasonCode, reasonText, type ReasonCode } from '../reasons.ts'
import { resumeAfter, nothingCounted, type Counted } from './resume-after.ts'
import { fileProblem } from './outcome.ts'
import type { Run } from './run.ts'
import type { Outcome } from './runs.ts'
import type { PageStore } from './store-pages.ts'

/** Files that are read together; with why they cannot be, where that is known before. */
type Group = { files: number[]; bytes: number; broken?: ConnectorError }
type Recognised = { as?: string; broken?: ConnectorError }

/** Reads the files of one batch; a group of them that cannot be read does not hold up the others. */
export async function runImport(
  run: Run,
  { batch, files }: Batch,
  pages: PageStore,
): Promise<Outcome> {
  const { begun, signal } = run
  const { type } = begun.source
  const waiting = files.map(({ file }) => file)
  await using session = await run.deps.reader.open(readerOf(run), waiting, signal)
  const names = waiting.map(({ name }) => name)
  const recognised = await recogniseAll(session, names)
  await pages.note(aboutFiles(pages.report(), names, recognised))
  const groups = groupsOf(type, waiting, recognised)
  const whole = groups.reduce((sum, { bytes }) => sum + bytes, 0)
  let before = 0
  let broken: ConnectorError | undefined
  let failed = 0
  for (const [number, group] of groups.entries()) {
    const { bytes } = group
    const shareOf = (share: number) => (before + share * bytes) / whole
    const error =
      number < begun.done.groups
        ? undefined
        : await readGroup(run, session, pages, { group, shareOf, at: { batch, groups: number } })
    if (error) {
      broken = error
      failed += 1
      const item = group.files.map((index) => names[index] ?? '').join(', ')
      const failure = { item: item.slice(0, 500), reason: fileProblem(error, type) }
      const page = { items: [], failures: [failure], share: shareOf(1) }
      await pages.store(page, { batch, groups: number + 1, ...nothingCounted })
    }
    before += bytes
  }
  return outcomeOfFiles(run, pages.report(), {
    nothing: groups.length === 0,
    broken: failed === groups.length ? broken : undefined,
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

type Reading = {
  group: Group
  at: { batch: string; groups: number }
  shareOf: (share: number) => number
}

/** Stores what is in a group; answers why it could not be read to its end, if that is its own fault. */
async function readGroup(
  { begun: { done }, signal }: Run,
  session: ReadSession,
  pages: PageStore,
  { group, at, shareOf }: Reading,
): Promise<ConnectorError | undefined> {
  if (group.broken) return group.broken
  let from: Counted = at.groups === done.groups ? done : nothingCounted
  const readOn = async () => {
    for await (const { page, at: counted } of resumeAfter(session.import(group.files), from)) {
      signal.throwIfAborted()
      const share = page.share === undefined ? {} : { share: shareOf(page.share) }
      await pages.store({ ...page, ...share }, { ...at, ...counted })
      from = counted
    }
  }
  try {
    // Whoever stopped the process need not have meant these files; what is stored is not read again.
    await readOn().catch((error: unknown) => {
      if (signal.aborted || !isReaderStopped(error)) throw error
      return readOn()
    })
    return undefined
  } catch (error) {
    if (signal.aborted) throw error
    if (isReaderStopped(error)) return stoppedTwice()
    if (!isFileFault(error)) throw error
    return error
  }
}

/** Parts of an archive that alone tell nothing are read with those that do. */
async function recogniseAll(session: ReadSession, names: readonly string[]) {
  const found: Recognised[] = []
  for (const index of names.keys()) found.push(await recogniseOne(session, index))
  const stems = new Map<string, string>()
  for (const [index, { as }] of found.entries()) {
    const stem = archivePart(names[index] ?? '')?.stem
    if (stem !== undefined && as !== undefined) stems.set(stem, as)
  }
  return found.map((known, index): Recognised => {
    const part = archivePart(names[index] ?? '')
    const other = part && stems.get(part.stem)
    if (known.as !== undefined || known.broken || !part || other === undefined) return known
    return { as: `part ${part.number} of ${other}` }
  })
}

async function recogniseOne(session: ReadSession, index: number): Promise<Recognised> {
  try {
    const as = await session.recognise(index)
    return as === undefined ? {} : { as }
  } catch (error) {
    if (isFileFault(error)) return { broken: error }
    throw error
  }
}

function groupsOf(
  type: SourceType,
  files: readonly ImportFile[],
  recognised: readonly Recognised[],
): Group[] {
  const places = (wanted: (one: Recognised) => boolean) =>
    recognised.flatMap((one, index) => (wanted(one) ? [index] : []))
  const sized = (group: number[]) => ({
    files: group,
    bytes: group.reduce((sum, index) => sum + (files[index]?.size ?? 0), 0) || 1,
  })
  const known = places(({ as }) => as !== undefined)
  const together = groupFiles(
    type,
    known.map((index) => files[index]?.name ?? ''),
  )
  const broken = recognised.flatMap((one, index) =>
    one.broken ? [{ ...sized([index]), broken: one.broken }] : [],
  )
  return [
    ...together.map((group) => sized(group.flatMap((place) => known[place] ?? []))),
    ...broken,
  ]
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

/** The file is at fault, or a password for it is missing; anything else is no fault of the file. */
const isFileFault = (error: unknown): error is ConnectorError =>
  error instanceof ConnectorError && !['transient', 'rate_limited'].includes(error.code)

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

/** Known by its code: its class is lost on the way from the server to the thread of the run. */
const isReaderStopped = (error: unknown) =>
  error instanceof ConnectorError && error.code === 'transient'
