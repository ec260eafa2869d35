import * as z from 'zod/mini'

/** The key of an encrypted file, and where the person finds it. */
export const fileKeyPrompt = z.object({
  label: z.string(),
  hint: z.string(),
  /** The source may already have it, and then it need not be entered. */
  mayBeStored: z.optional(z.literal(true)),
})
export type FileKeyPrompt = z.infer<typeof fileKeyPrompt>
