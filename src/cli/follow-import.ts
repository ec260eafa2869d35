import { setTimeout as wait } from 'node:timers/promises'
import { readDocument } from '#shared/calls/documents.ts'
import { listSources, readReport } from '#shared/calls/sources.ts'
import type { DocumentView } from '#shared/documents.ts'
import { sourceLimits, type ImportReport, type SourceView } from '#shared/sources.ts'
import type { Connection } from './connection.ts'
import { ExitError } from './exit-error.ts'
import { oneLine, type createProgress } from './print.ts'

type Progress = ReturnType<typeof createProgress>
type FollowedSource = { id: string; name?: string; type?: string; report?: ImportReport }

/** The outcome of an import for each of its files. */
export type Followed = {
  sources: FollowedSource[]
  documents: DocumentView[]
  /** Files that were not stored, and why. */
  refused: { file: string; reason: string }[]
}

/** Waits until the imports of sources have ended. */
export async function followSources(
  to: Connection,
  ids: ReadonlySet<string>,
  progress: Progress,
): Promise<FollowedSource[]> {
  for (;;) {
    const sources = (await to.call(listSources, {})).filter(({ id }) => ids.has(id))
    const open = sources.filter((source) => source.progress && source.progress.state !== 'stopped')
    for (const source of open) progress.say(progressText(source))
    if (open.length === 0) return Promise.all(sources.map((source) => withReport(to, source)))
    await wait(sourceLimits.pollMs)
  }
}

async function withReport(to: Connection, { id, name, type, progress }: SourceView) {
  if (progress) throw new ExitError('failed', `The import into ${oneLine(name)} was stopped.`)
  const report = await to.call(readReport, { params: { id } })
  return { id, name, type, ...(report ? { report } : {}) }
}

function progressText({ name, progress }: SourceView): string {
  if (!progress || progress.state === 'waiting') return `${oneLine(name)}: waiting`
  const share = progress.share === undefined ? '' : `, ${Math.floor(progress.share * 100)} %`
  return `${oneLine(name)}: read ${progress.read}${share}`
}

/** Waits until documents have been read or have failed. */
export async function followDocuments(
  to: Connection,
  documents: readonly DocumentView[],
  progress: Progress,
): Promise<DocumentView[]> {
  const done: DocumentView[] = []
  for (const document of documents) {
    let seen = document
    while (seen.status === 'processing') {
      progress.say(`Reading ${oneLine(seen.originalName)}`)
      await wait(sourceLimits.pollMs / 4)
      const now = await to.call(readDocument, { params: { id: document.id } })
      seen = { ...now, ...(document.duplicate ? { duplicate: true } : {}) }
    }
    done.push(seen)
  }
  return done
}
