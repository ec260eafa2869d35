import { Hono } from 'hono'
import { readUpload } from '#server/documents/read-upload.ts'
import { createUploadMemoryBudget } from '#server/documents/upload-memory-budget.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { requireAccount, type SessionEnv } from '#server/http/session.ts'
import { validate } from '#server/http/validate.ts'
import type { Services } from '#server/services.ts'
import { onboardingCheck, onboardingCompletion, type OnboardingUpload } from '#shared/onboarding.ts'
import { createOnboarding } from './onboarding.ts'

type Needed = Pick<Services, 'config' | 'db' | 'importDrafts' | 'sources' | 'sourceWork' | 'upload'>

const done = { success: true } as const

/** Routes under /api/onboarding. */
export const onboardingRoutes = ({ upload, sourceWork, config, ...services }: Needed) => {
  const onboarding = createOnboarding({ ...services, connectors: sourceWork.connectors })
  /** Prevents guessing other people's passwords through this server. */
  const checks = rateLimit(config, { capacity: 20, refillMs: 20_000 })
  const memory = createUploadMemoryBudget()
  return new Hono<SessionEnv>()
    .post('/upload-documents', requireAccount, async (c) => {
      using share = memory.begin()
      const files = await readUpload(c.req.raw, ['files'], share)
      const documents = await upload(c.var.person.id, files)
      return c.json<OnboardingUpload, 201>({ ...done, documents }, 201)
    })
    .post('/check', requireAccount, checks, validate('json', onboardingCheck), async (c) =>
      c.json(await onboarding.check(c.req.valid('json'), c.req.raw.signal)),
    )
    .post('/complete', requireAccount, validate('json', onboardingCompletion), async (c) => {
      await onboarding.complete(c.var.person.id, c.req.valid('json'))
      return c.json(done)
    })
    .post('/leave', requireAccount, async (c) => {
      await onboarding.leave(c.var.person.id)
      return c.json(done)
    })
}
