import { Hono } from 'hono'
import type { FolderImport, WatchedFolderView } from '#shared/watched-folder.ts'
import type { ImportDraft } from '#shared/sources.ts'
import { requireAccount, type SessionEnv } from '#server/http/session.ts'
import type { TakeFiles } from './take-files.ts'
import type { WatchedFolders } from './watched-folders.ts'

/** Routes under /api/watched-folder. */
export const watchedFolderRoutes = ({ watchedFolders }: { watchedFolders: WatchedFolders }) =>
  new Hono<SessionEnv>()
    .get('/', requireAccount, async (c) =>
      c.json<WatchedFolderView>(await watchedFolders.view(c.var.person.id)),
    )
    .put('/', requireAccount, async (c) =>
      c.json<WatchedFolderView>(await watchedFolders.watch(c.var.person.id)),
    )
    .delete('/', requireAccount, async (c) =>
      c.json<WatchedFolderView>(await watchedFolders.unwatch(c.var.person.id)),
    )
    .post('/scan', requireAccount, async (c) =>
      c.json<WatchedFolderView>(await watchedFolders.scanNow(c.var.person.id)),
    )
    .post('/review', requireAccount, async (c) =>
      c.json<ImportDraft>(await watchedFolders.review(c.var.person.id)),
    )

/** The route under /api/imports for files of a folder chosen in the browser. */
export const folderFileRoutes = ({ takeFiles }: { takeFiles: TakeFiles }) =>
  new Hono<SessionEnv>().post('/folder', requireAccount, async (c) =>
    c.json<FolderImport>(await takeFiles(c.var.person.id, c.req.raw)),
  )
