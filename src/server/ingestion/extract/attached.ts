import { isReadableText } from '#shared/file-types.ts'
import { limits } from '#shared/limits.ts'
import { ExtractionFailure } from './failures.ts'
import { cleanText, type PlainBlock } from './plain-block.ts'

/** An attachment of an email. */
export type AttachedFile = { name: string; mimeType: string; bytes: () => Uint8Array }
/** Extracts an attachment like a document. */
export type ReadAttached = (file: {
  name: string
  mimeType: string
  bytes: Uint8Array
}) => Promise<readonly PlainBlock[]>

const mostFiles = 50
const mostBlocks = 20_000

/** The contents of a mail's attachments, each below its name. An unreadable one is only named. */
export async function attachedBlocks(
  files: readonly AttachedFile[],
  read: ReadAttached,
): Promise<PlainBlock[]> {
  const blocks: PlainBlock[] = []
  let bytesLeft: number = limits.uploadBytes
  for (const { name, mimeType, bytes } of files.slice(0, mostFiles)) {
    if (!isReadableText({ name, mimeType })) continue
    const content = bytes()
    if (content.length > bytesLeft) continue
    bytesLeft -= content.length
    const found = await read({ name, mimeType, bytes: content }).catch(unreadable)
    if (found.length === 0) continue
    const title = cleanText(name).replaceAll(/\s+/g, ' ').trim()
    blocks.push({ kind: 'heading', level: 2, text: `Attachment: ${title}` })
    for (const { kind, text, level } of found) {
      // Its own headings are nested below its name.
      const below = level === undefined ? {} : { level: Math.min(6, level + 2) }
      blocks.push({ kind, text, ...below })
    }
    if (blocks.length > mostBlocks) break
  }
  return blocks.slice(0, mostBlocks)
}

function unreadable(error: unknown): PlainBlock[] {
  if (error instanceof ExtractionFailure) return []
  throw error
}
