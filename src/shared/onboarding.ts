import { z } from 'zod'
import { documentView } from './documents.ts'
import { sourceLimits, sourceType } from './sources.ts'

/** POST /api/onboarding/upload-documents, multipart with the files in the repeated field "files". */
export const onboardingUpload = z.object({
  success: z.literal(true),
  documents: z.array(documentView),
})
export type OnboardingUpload = z.infer<typeof onboardingUpload>

/** POST /api/onboarding/complete. */
export const onboardingCompletion = z.object({
  dataSources: z
    .array(
      z.object({
        type: sourceType,
        /** What was entered for it: one text for each source. */
        credentials: z.string().trim().min(1).max(sourceLimits.credentialCharacters),
      }),
    )
    .max(50),
  /** How many documents were added in the wizard. */
  documentsCount: z.number().int().nonnegative(),
})
export type OnboardingCompletion = z.infer<typeof onboardingCompletion>
