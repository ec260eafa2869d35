import type { ImportReport } from '#shared/sources.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { ReadSession } from '#server/import-worker/file-reader.ts'
import { stoppedTwiceError } from '#server/import-worker/import-process.ts'
import { alreadyThere } from './import-report.ts'
import type { KnownGroup } from './imported-files.ts'
import { fileProblem } from './outcome.ts'
import { isFileFault, type Group } from './recognise-files.ts'
import { resumeAfter, nothingCounted, type Counted } from './resume-after.ts'
import type { Run } from './run.ts'
import type { PageStore } from './store-pages.ts'

/** The result of reading an import's groups. */
type Ended = {
  /** Groups read completely and without failures. */
  read: { files: readonly number[]; again: Skipped[] }[]
  failed: number
  broken: ConnectorError | undefined
}
type Groups = {
  batch: string
  groups: readonly Group[]
  names: readonly string[]
  /** Number of groups already finished. */
  before: number
}

type Skipped = ImportReport['skippedBecause'][number]

/** Counts known files as already stored. */
export async function skipKnown(
  { begun: { done } }: Run,
  pages: PageStore,
  batch: string,
  known: readonly KnownGroup[],
): Promise<void> {
  for (const [number, { again }] of known.entries()) {
    if (number < done.groups) continue
    const page = { items: [], skipped: again }
    await pages.store(page, { batch, groups: number + 1, ...nothingCounted })
  }
}

export async function readGroups(
  run: Run,
  session: ReadSession | undefined,
  pages: PageStore,
  { batch, groups, names, before }: Groups,
): Promise<Ended> {
  const { type } = run.begun.source
  const whole = groups.reduce((sum, { bytes }) => sum + bytes, 0)
  const ended: Ended = { read: [], failed: 0, broken: undefined }
  let behind = 0
  for (const [place, group] of groups.entries()) {
    const number = before + place
    const { bytes } = group
    const from = behind
    const shareOf = (share: number) => (from + share * bytes) / whole
    behind += bytes
    if (!session || number < run.begun.done.groups) continue
    const at = { batch, groups: number }
    const earlier = pages.report()
    const error = await readGroup(run, session, pages, { group, shareOf, at })
    if (error) {
      ended.broken = error
      ended.failed += 1
      const item = group.files.map((index) => names[index] ?? '').join(', ')
      const failure = { item: item.slice(0, 500), reason: fileProblem(error, type) }
      const page = { items: [], failures: [failure], share: shareOf(1) }
      await pages.store(page, { batch, groups: number + 1, ...nothingCounted })
    } else if (!isBegun(run, number) && pages.report().failed === earlier.failed)
      ended.read.push({ files: group.files, again: whenAgain(earlier, pages.report()) })
  }
  return ended
}

/** A group partly read before the import was interrupted. */
const isBegun = ({ begun: { done } }: Run, number: number) =>
  number === done.groups && done.items + done.skipped + done.failures > 0

/**
 * How a group is counted if it comes again: exclusions as before, everything else as already
 * stored.
 */
function whenAgain(earlier: ImportReport, now: ImportReport): Skipped[] {
  const before = new Map(earlier.skippedBecause.map(({ reason, count }) => [reason, count]))
  const out = now.skippedBecause.flatMap(({ reason, count }) => {
    const more = count - (before.get(reason) ?? 0)
    return more > 0 && reason !== alreadyThere ? [{ reason, count: more }] : []
  })
  const there = now.read - earlier.read - out.reduce((sum, { count }) => sum + count, 0)
  return there > 0 ? [...out, { reason: alreadyThere, count: there }] : out
}

type Reading = {
  group: Group
  at: { batch: string; groups: number }
  shareOf: (share: number) => number
}

/**
 * Stores a group's contents; returns the error if the group itself could not be read to its end.
 */
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
    // Another import may have caused the reader to be stopped, so it is tried once more; stored
    // pages are skipped.
    await readOn().catch((error: unknown) => {
      if (signal.aborted || !isReaderStopped(error)) throw error
      return readOn()
    })
    return undefined
  } catch (error) {
    if (signal.aborted) throw error
    if (isReaderStopped(error)) return stoppedTwiceError()
    if (!isFileFault(error)) throw error
    return error
  }
}

/** Identified by its code: the class is lost between the server and the run's thread. */
const isReaderStopped = (error: unknown) =>
  error instanceof ConnectorError && error.code === 'transient'
