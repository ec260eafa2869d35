import type { Connector } from '../connector.ts'
import { plainToken, type XAccess } from './ask-x.ts'
import { importArchive, recogniseArchive } from './import-archive.ts'
import { accountOf, findUser, pullPosts } from './pull-posts.ts'

type Entered = { username: string; bearerToken: string; since?: string | undefined }

/** Posts from the X API, which costs money, and everything else from the archive. */
export function createTwitter({ username, bearerToken, since }: Entered, base: string): Connector {
  const handle = username.trim().replace(/^@/, '')
  const files: Connector = {
    recognise: recogniseArchive,
    import: (given, signal) => importArchive(given, handle, signal),
  }
  const token = plainToken(bearerToken)
  if (handle === '' || isNoToken(token)) return files
  const access: XAccess = { base, token, ...(since === undefined ? {} : { since }) }
  return {
    ...files,
    verify: async (signal) => accountOf(await findUser(access, username, signal)),
    pull: (cursor, signal) => pullPosts(access, username, cursor, signal),
  }
}

/** The form requires a value in each field; a word such as "file" means an archive will be used. */
const isNoToken = (token: string) => /^(file|none|no|-*)$/i.test(token)
