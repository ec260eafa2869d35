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
  /** What was entered for it: one text for each source. */
  credentials: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(sourceLimits.credentialCharacters)),
})

/** POST /api/onboarding/check: tries what was entered for one source, and keeps nothing. */
export const onboardingCheck = entered
export type OnboardingCheck = z.infer<typeof onboardingCheck>

export const onboardingChecked = z.object({
  /** `works`: the account answered. `later`: nothing is wrong, and something comes after. */
  result: z.enum(['works', 'later', 'problem']),
  /** In plain words. */
  text: z.string(),
})
export type OnboardingChecked = z.infer<typeof onboardingChecked>

/** POST /api/onboarding/complete. */
export const onboardingCompletion = z.object({
  dataSources: z
    .array(
      z.extend(entered, {
        /** Export files that were added for it, as POST /api/imports named them. */
        importId: z.optional(z.string().check(z.maxLength(100))),
      }),
    )
    .check(z.maxLength(50)),
  /** How many documents were added in the wizard. */
  documentsCount: z.int().check(z.nonnegative()),
})
export type OnboardingCompletion = z.infer<typeof onboardingCompletion>
