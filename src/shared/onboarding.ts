import * as z from 'zod/mini'
import { documentView } from './documents.ts'
import { onboardingTypes } from './onboarding-sources.ts'
import { sourceLimits } from './sources.ts'

/** POST /api/onboarding/upload-documents, multipart with the files in the repeated field "files". */
export const onboardingUpload = z.object({
  success: z.literal(true),
  documents: z.array(documentView),
})
export type OnboardingUpload = z.infer<typeof onboardingUpload>

const entered = z.object({
  type: z.enum(onboardingTypes),
  /** The text entered for each source. */
  credentials: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(sourceLimits.credentialCharacters)),
})

/** POST /api/onboarding/check: tries the text entered for one source, without storing it. */
export const onboardingCheck = entered
export type OnboardingCheck = z.infer<typeof onboardingCheck>

export const onboardingChecked = z.object({
  /** `works`: the account answered. `later`: nothing is wrong, but a step follows. */
  result: z.enum(['works', 'later', 'problem']),
  /** A plain sentence. */
  text: z.string(),
})
export type OnboardingChecked = z.infer<typeof onboardingChecked>

/** POST /api/onboarding/complete. */
export const onboardingCompletion = z.object({
  dataSources: z
    .array(
      z.extend(entered, {
        /** The import draft with the export files added for it, from POST /api/imports. */
        importId: z.optional(z.string().check(z.maxLength(100))),
      }),
    )
    .check(z.maxLength(50)),
  /** Number of documents added in the wizard. */
  documentsCount: z.int().check(z.nonnegative()),
})
export type OnboardingCompletion = z.infer<typeof onboardingCompletion>
