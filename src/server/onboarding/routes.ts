import { Hono } from 'hono'
import { readUpload } from '#server/documents/read-upload.ts'
import { requireAccount, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import type { Services } from '#server/services.ts'
import type { DocumentView } from '#shared/documents.ts'
import { onboardingCompletion, type OnboardingUpload } from '#shared/onboarding.ts'
import { createOnboarding } from './onboarding.ts'

type Needed = Pick<Services, 'db' | 'sources' | 'upload'>

const done = { success: true } as const

/** Everything under /api/onboarding. */
export const onboardingRoutes = ({ db, sources, upload }: Needed) => {
  const onboarding = createOnboarding({ db, sources })
  return new Hono<SessionEnv>()
    .post('/upload-documents', requireAccount, async (c) => {
      const files = await readUpload(c.req.raw, ['files'])
      const documents: DocumentView[] = []
      for (const file of files) documents.push(await upload(c.var.person.id, file))
      return c.json<OnboardingUpload, 201>({ ...done, documents }, 201)
    })
    .post('/complete', requireAccount, validate('json', onboardingCompletion), async (c) => {
      await onboarding.complete(c.var.person.id, c.req.valid('json'))
      return c.json(done)
    })
    .post('/leave', requireAccount, async (c) => {
      await onboarding.leave(c.var.person.id)
      return c.json(done)
    })
}
