import { z } from 'zod'
import type { SourceInclude } from '#shared/sources.ts'
import { ConnectorError } from '../../connector-error.ts'
import type { Item, Page } from '../../connector.ts'
import { RefusedCall, type GoogleApi } from '../google-api.ts'
import { contentOf, driveFile, driveFileFields, skipReasons, type DriveFile } from './drive-file.ts'
import { createDownloads, type Downloads } from './downloads.ts'
import { createFolders, type Folders } from './folders.ts'

/** A page is one transaction, and its files are read while it is being stored. */
const filesAPage = '50'

export const driveCursor = z.union([
  /** Listing all files; `start` is the change token taken before the listing. */
  z.object({ step: z.literal('list'), start: z.string(), page: z.string().optional() }),
  z.object({ step: z.literal('changes'), token: z.string() }),
])
export type DriveCursor = z.infer<typeof driveCursor>

export type DrivePage = Page & { next: DriveCursor }
type PullOptions = { api: GoogleApi; base: string; include: SourceInclude }
type Deps = PullOptions & { folders: Folders; downloads: Downloads }

/** Every file, then the changes since; can resume at any page. */
export async function* pullDrive(
  given: PullOptions,
  cursor: DriveCursor | undefined,
  signal: AbortSignal,
): AsyncGenerator<DrivePage> {
  const { api, base } = given
  const deps = { ...given, folders: createFolders(api, base), downloads: createDownloads(given) }
  let at = cursor ?? (await beginning(deps, signal))
  let retold = false
  for (;;) {
    signal.throwIfAborted()
    let page: DrivePage & { last: boolean }
    try {
      page = at.step === 'list' ? await listed(deps, at, signal) : await changed(deps, at, signal)
    } catch (error) {
      const fresh = retold ? undefined : await restart(deps, at, error, signal)
      if (!fresh) throw error
      retold = true
      at = fresh
      continue
    }
    const { last, ...rest } = page
    yield rest
    at = page.next
    if (last) return
  }
}

const startToken = z.object({ startPageToken: z.string() })

/** The change token is taken before the listing starts, so no change is missed. */
async function beginning({ api, base }: Deps, signal: AbortSignal): Promise<DriveCursor> {
  const url = at(base, 'changes/startPageToken', { supportsAllDrives: 'true' })
  const { startPageToken } = await api.json(url, startToken, signal)
  return { step: 'list', start: startPageToken }
}

/** Page tokens expire; the listing then starts over. */
async function restart(deps: Deps, cursor: DriveCursor, error: unknown, signal: AbortSignal) {
  if (!(error instanceof ConnectorError)) return undefined
  const invalid =
    error.code === 'not_found' ||
    error.code === 'unsupported' ||
    (error instanceof RefusedCall && /invalidPageToken|pageTokenInvalid/.test(error.reason))
  if (!invalid || (cursor.step === 'list' && cursor.page === undefined)) return undefined
  return cursor.step === 'list'
    ? ({ step: 'list', start: cursor.start } as const)
    : beginning(deps, signal)
}

const listAnswer = z.object({
  files: z.array(driveFile).default([]),
  nextPageToken: z.string().optional(),
  incompleteSearch: z.boolean().catch(false),
})

async function listed(
  deps: Deps,
  cursor: Extract<DriveCursor, { step: 'list' }>,
  signal: AbortSignal,
): Promise<DrivePage & { last: boolean }> {
  const { since } = deps.include
  const url = at(deps.base, 'files', {
    q: since ? `trashed=false and modifiedTime >= '${since}T00:00:00Z'` : 'trashed=false',
    pageSize: filesAPage,
    orderBy: 'modifiedTime desc',
    corpora: 'user',
    includeItemsFromAllDrives: 'true',
    supportsAllDrives: 'true',
    fields: `nextPageToken,incompleteSearch,files(${driveFileFields})`,
    ...(cursor.page === undefined ? {} : { pageToken: cursor.page }),
  })
  const answer = await deps.api.json(url, listAnswer, signal)
  const next: DriveCursor =
    answer.nextPageToken === undefined
      ? { step: 'changes', token: cursor.start }
      : { ...cursor, page: answer.nextPageToken }
  const notes = answer.incompleteSearch
    ? ['Google could not search all shared drives this time.']
    : []
  // The changes made during the listing follow immediately.
  return { ...(await read(deps, answer.files, signal)), notes, next, last: false }
}

const changesAnswer = z.object({
  changes: z
    .array(
      z.object({
        removed: z.boolean().catch(false),
        fileId: z.string().optional(),
        file: driveFile.optional().catch(undefined),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
  newStartPageToken: z.string().optional(),
})

async function changed(
  deps: Deps,
  { token }: Extract<DriveCursor, { step: 'changes' }>,
  signal: AbortSignal,
): Promise<DrivePage & { last: boolean }> {
  const url = at(deps.base, 'changes', {
    pageToken: token,
    pageSize: filesAPage,
    includeRemoved: 'true',
    restrictToMyDrive: 'false',
    includeItemsFromAllDrives: 'true',
    supportsAllDrives: 'true',
    fields: `newStartPageToken,nextPageToken,changes(removed,fileId,file(${driveFileFields}))`,
  })
  const answer = await deps.api.json(url, changesAnswer, signal)
  const since = deps.include.since ?? ''
  const present: DriveFile[] = []
  const gone: NonNullable<Page['gone']> = []
  for (const { removed, fileId, file } of answer.changes) {
    if (fileId === undefined) continue
    if (removed || file?.trashed) gone.push({ kind: 'file', key: keyOf(fileId) })
    else if (file && file.modifiedTime >= since) present.push(file)
  }
  const token2 = answer.nextPageToken ?? answer.newStartPageToken ?? token
  const next: DriveCursor = { step: 'changes', token: token2 }
  const last = answer.nextPageToken === undefined
  return { ...(await read(deps, present, signal)), gone, next, last }
}

const keyOf = (id: string) => `drive:${id}`

async function read(deps: Deps, files: readonly DriveFile[], signal: AbortSignal) {
  const items: Item[] = []
  const skipped = new Map<string, number>()
  for (const file of files) {
    const content = contentOf(file)
    const path = content.kind === 'skip' ? '' : await deps.folders.pathOf(file.parents, signal)
    const reason = content.kind === 'skip' ? content.reason : leftOut(deps.include, path)
    if (content.kind === 'skip' || reason !== undefined) {
      skipped.set(reason ?? '', (skipped.get(reason ?? '') ?? 0) + 1)
      continue
    }
    items.push({
      kind: 'file',
      key: keyOf(file.id),
      file: {
        name: content.name,
        path,
        mimeType: content.mimeType,
        modifiedAt: file.modifiedTime,
        size: content.kind === 'download' ? (file.size ?? null) : null,
        url: file.webViewLink,
        version: file.md5Checksum ?? file.modifiedTime,
        open: () => deps.downloads.open(file, content, signal),
      },
    })
  }
  return { items, skipped: [...skipped].map(([reason, count]) => ({ reason, count })) }
}

function leftOut({ withoutFolders = [] }: SourceInclude, path: string): string | undefined {
  const inside = (folder: string) => path === folder || path.startsWith(`${folder}/`)
  const names = path.split('/')
  return withoutFolders.some((folder) => inside(folder) || names.includes(folder))
    ? skipReasons.leftOut
    : undefined
}

function at(base: string, path: string, search: Readonly<Record<string, string>>): URL {
  const url = new URL(`${base}/${path}`)
  url.search = String(new URLSearchParams(search))
  return url
}
