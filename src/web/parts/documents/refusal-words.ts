import { whatWouldWork } from '#shared/document-or-export.ts'
import { signatureBytes } from '#shared/unread-format.ts'

export async function remedyFor(file: File): Promise<string> {
  const start = await file
    .slice(0, signatureBytes)
    .arrayBuffer()
    .catch(() => undefined)
  return whatWouldWork(file.name, start && new Uint8Array(start))
}
