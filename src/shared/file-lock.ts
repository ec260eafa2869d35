import * as z from 'zod/mini'

/** The key of an encrypted file, and where the person finds it. */
export const fileLock = z.object({
  label: z.string(),
  hint: z.string(),
  /** The source may already have it, and then it need not be entered. */
  isKept: z.optional(z.literal(true)),
})
export type FileLock = z.infer<typeof fileLock>
