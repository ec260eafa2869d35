import type { ImportFile } from '../connector.ts'
import { decodeText, startBytes } from '../read-text.ts'
import { isZip, zipEntries } from '../read-zip.ts'
import { isExportPath, isInstagramExport, threadOf } from './export-files.ts'
import { isThreadPage } from './read-thread-html.ts'

const messages = /"sender_name"\s*:|"senderName"\s*:/
const mostLooks = 5

/** Describes a Facebook file, from the paths in an archive or the start of a single file. */
export async function recogniseExport(file: ImportFile): Promise<string | undefined> {
  return (await isZip(file)) ? recogniseZip(file) : recogniseStart(file)
}

async function recogniseZip(file: ImportFile): Promise<string | undefined> {
  let looked = 0
  for await (const { name, stream } of zipEntries(file)) {
    if (isInstagramExport(name)) return 'an Instagram export'
    if (isExportPath(name)) return 'a Facebook export'
    // Encrypted chats are in one folder, each named after the other person.
    if (looked >= mostLooks || !/(^|\/)[^/]+_\d+\.json$/i.test(name)) continue
    looked += 1
    for await (const start of stream()) {
      const text = start.toString('utf8', 0, startBytes)
      if (isEncryptedChat(text)) return 'encrypted Messenger chats'
      if (threadOf(name) && messages.test(text)) return 'Messenger conversations'
      break
    }
  }
  return undefined
}

const isEncryptedChat = (text: string) =>
  /"participants"\s*:\s*\[\s*(?:"|\])/.test(text) && /"threadName"\s*:/.test(text)

async function recogniseStart(file: ImportFile): Promise<string | undefined> {
  const start = decodeText(await file.read(0, Math.min(file.size, startBytes)))
  const first = start.trimStart()[0]
  if (first === '{' || first === '[') return recogniseJson(start, file.name)
  if (!/^\s*<(!doctype html|html)/i.test(start)) return undefined
  return isThreadPage(start) ? 'a Messenger conversation' : undefined
}

const lists =
  /"(profile_v2|comments_v2|reactions_v2|friends_v2|event_responses_v2|groups_joined_v2|group_posts_v2|group_comments_v2|page_likes_v2|searches_v2|other_photos_v2|videos_v2|followers_v3|following_v3|sent_requests_v2|removed_friends_v2|label_values)"\s*:/

const instagramLists =
  /"(string_list_data|string_map_data|likes_media_likes|likes_comment_likes|saved_saved_media|relationships_\w+|ig_\w+|searches_(?:user|keyword|hashtag))"\s*:/

function recogniseJson(start: string, name: string): string | undefined {
  if (isEncryptedChat(start)) return 'an encrypted Messenger chat'
  if (messages.test(start) && /"timestamp(_ms)?"\s*:/.test(start)) return 'a Messenger conversation'
  if (instagramLists.test(start)) return 'a file of an Instagram export'
  if (lists.test(start)) return 'a file of a Facebook export'
  const posts = /^\s*\[?\s*\{\s*"timestamp"\s*:\s*\d{9,10}\b/.test(start)
  return posts && /your_posts|likes_and_reactions|comments/i.test(name)
    ? 'a file of a Facebook export'
    : undefined
}
