import { extensionOf } from '#shared/file-types.ts'
import { baseName, type ArchiveFile } from '../../open-archive.ts'
import { readActivities } from './activities.ts'
import { readActivityPage } from './activity-html.ts'
import { readCalendar } from './calendar.ts'
import { readChat } from './chat.ts'
import { readContacts } from './contacts.ts'
import { readFitbitExercises } from './fitbit-exercises.ts'
import { isFitbit, isFitTable, readFitbit, readFitSession, readFitTable } from './fitness.ts'
import { readChromeHistory, readPhoto, readPlayStore } from './history.ts'
import { readPhoneTimeline, readPositions, readVisits } from './locations.ts'
import { readMails } from './mails.ts'
import { readKeepNote, readKeepPage, readTasks } from './notes.ts'
import { readDriveFile } from './drive-files.ts'
import type { Read } from './piece.ts'
import { readBookmarks, readCommentPage, readPlaces, readVideoList } from './saved.ts'
import { tableReader } from './tables.ts'
import { isVoice, readVoice } from './voice.ts'

const headBytes = 16 * 1024

/** How to treat a file: read it, skip it for a reason, or `undefined` for an unknown kind. */
export type Choice = { read: Read; description: string } | { skip: string } | undefined

/** The start of a file, as text. */
export async function headOf(file: Pick<ArchiveFile, 'stream'>): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of file.stream()) {
    parts.push(part)
    length += part.length
    if (length >= headBytes) break
  }
  return Buffer.concat(parts)
    .subarray(0, headBytes)
    .toString('utf8')
    .replace(/^\ufeff/, '')
}

/**
 * Folder and file names are in the account's language, so a file is recognised by its content;
 * names decide only where the content cannot.
 */
export async function chooseReader(file: ArchiveFile): Promise<Choice> {
  const extension = extensionOf(baseName(file.path))
  if (file.size === 0) return { skip: 'Empty files' }
  if (isDrive(file.path)) return { read: readDriveFile, description: 'Drive files' }
  switch (extension) {
    case 'mbox':
    case 'eml':
      return { read: readMails, description: 'mail' }
    case 'vcf':
      return { read: readContacts, description: 'contacts' }
    case 'ics':
      return { read: readCalendar, description: 'calendars' }
    case 'json':
      return isFitbit(file.path)
        ? { read: readFitbit, description: 'Fitbit data' }
        : jsonReader(await headOf(file), file.path)
    case 'html':
      if (isVoice(file.path)) return { read: readVoice, description: 'Google Voice' }
      return pageReader(await headOf(file), file.path)
    case 'csv':
      return csvReader(await headOf(file))
    case 'tcx':
      return { skip: 'Exercises that another file tells as well' }
    default:
      if (/^(jpe?g|png|gif|webp|heic|bmp|tiff?)$/.test(extension)) return { skip: 'Pictures' }
      if (/^(mp4|mov|avi|mkv|3gp|webm)$/.test(extension)) return { skip: 'Videos' }
      if (/^(mp3|m4a|ogg|wav|amr)$/.test(extension)) return { skip: 'Sound recordings' }
      return /^(pdf|docx?|xlsx?)$/.test(extension)
        ? { read: readDriveFile, description: 'documents' }
        : undefined
  }
}

/** The folder is called Drive in nearly every language. */
const isDrive = (path: string) =>
  /(^|\/)(Google )?(Drive|Диск|ドライブ|드라이브|云端硬盘|雲端硬碟)\//u.test(path) &&
  !/\/MyActivity\./.test(path)

type Shape = { has: readonly string[]; list?: boolean; read: Read; description: string }

/** JSON shapes, recognised by property names near the start; the most specific first. */
const shapes: readonly Shape[] = [
  { has: ['Browser History'], read: readChromeHistory, description: 'Chrome history' },
  { has: ['timelineObjects'], read: readVisits, description: 'visited places' },
  { has: ['semanticSegments'], read: readPhoneTimeline, description: 'phone timeline' },
  {
    has: ['startTime', 'endTime', 'topCandidate'],
    list: true,
    read: readPhoneTimeline,
    description: 'phone timeline',
  },
  {
    has: ['startTime', 'endTime', 'timelinePath'],
    list: true,
    read: readPhoneTimeline,
    description: 'phone timeline',
  },
  { has: ['locations', 'latitudeE7'], list: false, read: readPositions, description: 'positions' },
  {
    has: ['messages', 'creator', 'created_date'],
    list: false,
    read: readChat,
    description: 'Google Chat',
  },
  { has: ['userEditedTimestampUsec'], list: false, read: readKeepNote, description: 'Keep notes' },
  {
    has: ['logId', 'activityName', 'startTime'],
    list: true,
    read: readFitbitExercises,
    description: 'Fitbit exercises',
  },
  {
    has: ['fitnessActivity', 'startTime'],
    list: false,
    read: readFitSession,
    description: 'exercises',
  },
  { has: ['photoTakenTime', 'title'], list: false, read: readPhoto, description: 'photo details' },
  {
    has: ['features', 'geometry', 'properties'],
    list: false,
    read: readPlaces,
    description: 'saved places',
  },
  {
    has: ['snippet', 'publishedAt'],
    list: true,
    read: readVideoList,
    description: 'YouTube lists',
  },
  ...['install', 'purchaseHistory', 'orderHistory', 'libraryDoc', 'subscription'].map((name) => ({
    has: [name, 'doc'],
    list: true,
    read: readPlayStore,
    description: 'Play Store',
  })),
  { has: ['orderHistory', 'orderId'], list: true, read: readPlayStore, description: 'Play Store' },
  { has: ['title', 'time', 'header'], list: true, read: readActivities, description: 'activities' },
  {
    has: ['title', 'time', 'products'],
    list: true,
    read: readActivities,
    description: 'activities',
  },
]

function jsonReader(head: string, path: string): Choice {
  const start = head.trimStart()
  const isList = start.startsWith('[')
  const names = new Set(
    [...start.matchAll(/"((?:[^"\\]|\\.)*)"\s*:/g)].map(([, name = '']) => name),
  )
  const shape = shapes.find(
    ({ has, list }) => (list ?? isList) === isList && has.every((name) => names.has(name)),
  )
  if (shape) return { read: shape.read, description: shape.description }
  if (/"kind"\s*:\s*"tasks#taskLists"/.test(start)) return { read: readTasks, description: 'tasks' }
  if (names.has('Data Source') && names.has('Data Points')) {
    return { skip: 'Raw figures of sensors; the daily figures are read' }
  }
  if (/\/(group_info|user_info)\.json$/.test(path)) return { skip: 'Descriptions of chats' }
  return /^[[{]\s*[\]}]\s*$/.test(start) ? { skip: 'Empty files' } : undefined
}

function pageReader(head: string, path: string): Choice {
  if (/NETSCAPE-Bookmark-file/i.test(head)) return { read: readBookmarks, description: 'bookmarks' }
  if (/outer-cell|mdl-typography/.test(head))
    return { read: readActivityPage, description: 'activities' }
  if (/class="(?:note|heading)"/.test(head) && /class="(?:content|title|note)"/.test(head)) {
    return { read: readKeepPage, description: 'Keep notes' }
  }
  if (/comments?|live-chat/i.test(path) && /<ul>|<li>/i.test(head)) {
    return { read: readCommentPage, description: 'comments' }
  }
  // The table of contents is next to the folders.
  return path.split('/').length <= 2 ? { skip: 'The table of contents' } : undefined
}

function csvReader(head: string): Choice {
  if (isFitTable(head.split('\n', 1)[0] ?? '')) {
    return { read: readFitTable, description: 'Google Fit data' }
  }
  const read = tableReader(head)
  return read ? { read, description: 'lists' } : undefined
}
