import { importDraft } from '../sources.ts'
import { folderImport, watchedFolderView } from '../watched-folder.ts'
import type { Call } from './call.ts'

export const sendFolderFiles = {
  method: 'POST',
  path: '/api/imports/folder',
  access: 'account',
  summary: 'Imports the files of a folder: documents, and exports whose source is certain.',
  files: ['files'],
  response: folderImport,
} as const satisfies Call

export const readWatchedFolder = {
  method: 'GET',
  path: '/api/watched-folder',
  access: 'account',
  summary: "The person's folder on the server, and its files.",
  response: watchedFolderView,
} as const satisfies Call

export const watchFolder = {
  method: 'PUT',
  path: '/api/watched-folder',
  access: 'account',
  summary: "Creates the person's folder if it is missing, and begins to watch it.",
  response: watchedFolderView,
} as const satisfies Call

export const unwatchFolder = {
  method: 'DELETE',
  path: '/api/watched-folder',
  access: 'account',
  summary: 'Stops watching the folder. Its files and everything imported from it stay.',
  response: watchedFolderView,
} as const satisfies Call

export const scanFolder = {
  method: 'POST',
  path: '/api/watched-folder/scan',
  access: 'account',
  summary: 'Looks for new files now, and tries refused files again.',
  response: watchedFolderView,
} as const satisfies Call

export const reviewFolder = {
  method: 'POST',
  path: '/api/watched-folder/review',
  access: 'account',
  summary: 'Opens the waiting files as an import that has not been started.',
  response: importDraft,
} as const satisfies Call
