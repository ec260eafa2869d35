import { Hono } from 'hono'
import { AppError } from '#server/errors.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { personOrGuest, type SessionEnv } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { speechSound, type SpeechResponse } from '#shared/speech.ts'
import { readWav } from './read-wav.ts'

/** POST /api/speech: recognises speech for browsers that cannot. */
export const speechRoutes = ({ accounts, config, recogniser }: Services) =>
  new Hono<SessionEnv>().post(
    '/',
    rateLimit(config, { capacity: 30, refillMs: 2_000 }),
    personOrGuest(accounts),
    async (c) => {
      const [type] = (c.req.header('content-type') ?? '').split(';')
      if (type?.trim().toLowerCase() !== speechSound.contentType) {
        throw new AppError('unsupported', 'speech.not_wav', 'Send the sound as a WAV file.')
      }
      const samples = readWav(new Uint8Array(await c.req.arrayBuffer()))
      const text = await recogniser.recognise(c.var.person.id, samples, c.req.raw.signal)
      return c.json<SpeechResponse>({ text })
    },
  )
