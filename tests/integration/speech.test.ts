import pg from 'pg'
import { expect } from 'vitest'
import { errorBody } from '#shared/errors.ts'
import { speechResponse } from '#shared/speech.ts'
import { syntheticSpeech, tone, wavOf } from '#server/speech/synthetic-speech.fixtures.ts'
import { openTestServer, test, type Browser, type TestServer } from '#tests/server.ts'

type Body = NonNullable<RequestInit['body']>

const say = (browser: Browser, body: Body, type = 'audio/wav') =>
  browser.send('POST', '/api/speech', { body, headers: { 'content-type': type } })

test('speech is answered as text, and neither stored nor logged', async ({ server }) => {
  const ada = await server.person('Ada')
  const before = await rowsOf(server)
  const answer = await say(ada, wavOf(syntheticSpeech()))
  expect(answer.status).toBe(200)
  const { text } = speechResponse.parse(await answer.json())
  expect(text).toMatch(/[a-z]{3}/i)
  expect(await rowsOf(server)).toBe(before)
  expect(server.logged.join('\n')).not.toContain(text)
})

test('a visitor may speak, too, and silence is an empty text', async ({ server }) => {
  const visitor = server.visitor()
  const answer = await say(visitor, wavOf(new Float32Array(16_000)), 'Audio/WAV; rate=16000')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ text: '' })
  const me = await visitor.get('/api/me')
  expect(me.status).toBe(200)
})

test('audio in a wrong format is refused with a clear message', async ({ server }) => {
  const visitor = server.visitor()
  const refused = async (body: Body, type?: string) => {
    const answer = await say(visitor, body, type)
    return { status: answer.status, ...errorBody.parse(await answer.json()) }
  }
  expect(await refused('a text')).toMatchObject({
    status: 400,
    code: 'speech.not_readable',
    error: 'This is no WAV file.',
  })
  expect(await refused(wavOf(tone(0.1), { sampleRate: 44_100 }))).toMatchObject({ status: 400 })
  expect(await refused(wavOf(new Float32Array(31 * 16_000)))).toMatchObject({
    status: 400,
    code: 'speech.too_long',
  })
  expect(await refused(new Uint8Array(1024 * 1024 + 1))).toMatchObject({ status: 413 })
  expect(await refused(wavOf(tone(0.1)), 'audio/webm')).toMatchObject({
    status: 415,
    code: 'speech.not_wav',
  })
})

test('a person who speaks without a pause is asked to wait', async () => {
  await using server = await openTestServer({ RATE_LIMITS: 'on' })
  const visitor = server.visitor()
  const silence = wavOf(new Float32Array(160))
  const answers = [await say(visitor, silence)]
  while (answers.length < 40) answers.push(await say(visitor, silence))
  const limited = answers.find(({ status }) => status === 429)
  expect(errorBody.parse(await limited?.json()).code).toBe('rate.limited')
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(29)
})

/** Total number of rows in all tables of the application. */
async function rowsOf(server: TestServer): Promise<number> {
  const owner = new pg.Client(server.opened.connection)
  await owner.connect()
  const { rows } = await owner.query<{ count: number }>(`
    select sum((xpath('/row/count/text()', query_to_xml(
      format('select count(*) from %I.%I', schemaname, tablename), false, true, ''
    )))[1]::text::int)::int as count
    from pg_tables where schemaname = 'trove'`)
  await owner.end()
  return rows[0]?.count ?? 0
}
