import * as z from 'zod/mini'

/** What opens an encrypted file, and where the person finds it. */
export const fileLock = z.object({
  label: z.string(),
  hint: z.string(),
  /** The source may hold it already, so it need not be entered. */
  isKept: z.optional(z.literal(true)),
})
export type FileLock = z.infer<typeof fileLock>
