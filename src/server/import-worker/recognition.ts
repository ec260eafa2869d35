import { z } from 'zod'
import { fileKeyPrompt } from '#shared/file-key-prompt.ts'
import { columnPreview, sourceType } from '#shared/sources.ts'
import { isUnreadFormat } from '#shared/unread-format.ts'

/**
 * The recognised content of a file and the source that reads it; a table whose meaning is unknown;
 * or a format that no source reads.
 */
export const recognition = z.union([
  z.object({
    type: sourceType,
    description: z.string().max(200),
    preview: z.exactOptional(columnPreview),
    authors: z.exactOptional(z.array(z.string().max(1_000)).max(100)),
    keyPrompt: z.exactOptional(fileKeyPrompt),
  }),
  z.object({ table: columnPreview }),
  z.object({ unread: z.string().refine(isUnreadFormat) }),
])
export type Recognition = z.infer<typeof recognition>
