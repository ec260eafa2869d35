import type { Answer } from './answer.fixtures.ts'

export type StoodInFile = {
  id: string
  name: string
  mimeType: string
  parents?: string[]
  modifiedTime?: string
  content?: string
  trashed?: boolean
  canDownload?: boolean
  /** Exceeds Google's export size limit. */
  largeExport?: boolean
}
type Change = { fileId: string; removed: boolean }

export function createDriveState() {
  return {
    user: 'ada@gmail.com',
    files: [] as StoodInFile[],
    changes: [] as Change[],
    /** Files per page, whatever page size is requested. */
    page: 2,
    /** Page tokens that have expired. */
    forgotten: new Set<string>(),
  }
}
type DriveState = ReturnType<typeof createDriveState>

const time = '2026-03-02T10:00:00.000Z'
const notFound = (what: string): Answer => ({
  status: 404,
  body: { error: { code: 404, message: `${what} not found`, errors: [{ reason: 'notFound' }] } },
})
const invalidToken: Answer = {
  status: 400,
  body: {
    error: {
      code: 400,
      message: 'Invalid Value',
      errors: [{ reason: 'invalid', location: 'pageToken' }],
    },
  },
}

/** The Drive API, version 3. */
export function answerDrive(state: DriveState, url: URL, origin: string): Answer {
  const path = url.pathname.slice('/drive/v3'.length)
  const token = url.searchParams.get('pageToken') ?? ''
  // Only once, because a second listing may get the same tokens.
  if (state.forgotten.delete(token)) return invalidToken
  if (path === '/about') return { body: { user: { emailAddress: state.user } } }
  if (path === '/changes/startPageToken') {
    return { body: { startPageToken: `c${state.changes.length}` } }
  }
  if (path === '/changes') return changesFrom(state, Number(token.slice(1)), origin)
  if (path === '/files') return listFrom(state, Number(token.slice(1) || 0), origin)
  const [, id = '', action] = /^\/files\/([^/]+)(\/export|\/large)?$/.exec(path) ?? []
  const file = state.files.find((found) => found.id === decodeURIComponent(id))
  if (!file) return notFound('File')
  const wantsBytes = url.searchParams.get('alt') === 'media' || action !== undefined
  if (!wantsBytes) return { body: view(file, origin) }
  if (action === '/export' && file.largeExport) {
    return {
      status: 403,
      body: {
        error: { code: 403, message: 'too large', errors: [{ reason: 'exportSizeLimitExceeded' }] },
      },
    }
  }
  const as = action ? `${url.searchParams.get('mimeType') ?? 'large'}:` : ''
  return { bytes: Buffer.from(`${as}${file.content ?? ''}`) }
}

function listFrom(state: DriveState, from: number, origin: string): Answer {
  const present = state.files.filter(({ trashed }) => !trashed)
  const files = present.slice(from, from + state.page).map((file) => view(file, origin))
  const next = from + state.page
  return { body: { files, ...(next < present.length ? { nextPageToken: `l${next}` } : {}) } }
}

function changesFrom(state: DriveState, from: number, origin: string): Answer {
  const next = from + state.page
  const changes = state.changes.slice(from, next).map(({ fileId, removed }) => {
    const file = state.files.find(({ id }) => id === fileId)
    return { fileId, removed, changeType: 'file', ...(file ? { file: view(file, origin) } : {}) }
  })
  const more = next < state.changes.length
  return {
    body: {
      changes,
      ...(more ? { nextPageToken: `c${next}` } : { newStartPageToken: `c${state.changes.length}` }),
    },
  }
}

function view(file: StoodInFile, origin: string) {
  const isGoogles = file.mimeType.startsWith('application/vnd.google-apps.')
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  return {
    id: file.id,
    name: file.name,
    mimeType: file.mimeType,
    ...(file.parents ? { parents: file.parents } : {}),
    createdTime: time,
    modifiedTime: file.modifiedTime ?? time,
    webViewLink: `https://drive.google.com/file/d/${file.id}`,
    trashed: file.trashed ?? false,
    capabilities: { canDownload: file.canDownload ?? true },
    ...(isGoogles
      ? { exportLinks: { [docx]: `${origin}/drive/v3/files/${file.id}/large` } }
      : { size: String(file.content?.length ?? 0), md5Checksum: `md5-${file.content ?? ''}` }),
  }
}
