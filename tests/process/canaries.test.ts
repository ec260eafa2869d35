import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readWholeDatabase } from '#server/accounts/whole-database.fixtures.ts'
import { askResponse } from '#shared/answers.ts'
import { peopleList } from '#shared/people.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { sourceType } from '#shared/sources.ts'
import { startServer } from '#tests/e2e/server.ts'
import { startTraceCollector } from '#tests/trace-collector.ts'
import { requirement } from '#tests/requirement.ts'
import { canary, findCanaries, searchFolder } from './canary.ts'
import { documents, exports } from './canary-files.ts'
import { addSource, bringDocuments, formOf, signUp, untilSettled, type Visitor } from './visitor.ts'

const nowhere = 'http://127.0.0.1:1'
const settings = {
  LOG_LEVEL: 'debug',
  IMAP_HOST: '127.0.0.1',
  IMAP_PORT: '1',
  ...Object.fromEntries(
    [
      'GOOGLE_ISSUER',
      'GOOGLE_DRIVE_URL',
      'X_API_URL',
      'FACEBOOK_API_URL',
      'LINKEDIN_API_URL',
      'OPENAI_API_URL',
    ].map((name) => [name, nowhere]),
  ),
}
/** The owner's connection to the database in a data folder. */
const embeddedConnection = (dataDir: string) => ({
  host: path.join(dataDir, 'postgres/socket'),
  port: 5432,
  user: 'trove_owner',
  password: readFileSync(path.join(dataDir, 'postgres/password'), 'utf8'),
  database: 'postgres',
})
const withId = z.object({ id: z.string() })

/** A canary valid for the field. */
const credential = (type: string, field: { name: string; kind: string }): string => {
  const word = canary(`${type} ${field.name}`)
  if (field.kind === 'email') return `${word}@example.org`
  if (field.kind === 'tel') return '+4930123456'
  if (type === 'trove' && field.name === 'api_key')
    return `trv_${word.padEnd(43, 'x')}@https://${word}.example`
  return field.name === 'address' ? `https://${word}.example` : word
}

async function bringSources(visitor: Visitor): Promise<void> {
  for (const type of sourceType.options) {
    const { fields, moreFields = [] } = sourceCatalogue[type]
    const credentials = Object.fromEntries(
      [...fields, ...moreFields].map((field) => [field.name, credential(type, field)]),
    )
    const id = await addSource(visitor, type, { name: canary(`${type} name`), credentials })
    const files = exports[type]
    if (!files) continue
    const answer = await visitor.post(`/api/data-sources/${id}/import`, formOf('files', files))
    expect(answer.status, `${type}: ${await answer.text()}`).toBe(202)
    await untilSettled(visitor)
  }
}

async function ask(visitor: Visitor): Promise<void> {
  const question = `What is ${canary('question')} of ${canary('text')}?`
  const choice = { kind: 'column', table: canary('table name'), column: canary('column') }
  const reading = { phrase: canary('phrase'), choice }
  const calls: [string, object][] = [
    ['/api/ask', { question }],
    ['/api/ask', { question: `What is the sum of ${canary('phrase')}?`, reading }],
    ['/api/ask/reasoning', { question: `Why is ${canary('reasoning')} there?` }],
    ['/api/search', { query: canary('searched') }],
    ['/api/chat', { message: `Tell me about ${canary('chat question')}` }],
    ['/api/queries', { question: canary('sql question'), sql: `select '${canary('sql')}' as x` }],
    ['/api/queries', { question: canary('bad sql question'), sql: `select ${canary('bad sql')}` }],
    ['/api/account/api-keys', { name: canary('api key'), scopes: ['records'] }],
  ]
  for (const [route, body] of calls) {
    const answer = await visitor.post(route, body)
    expect(answer.status, `${route}: ${await answer.text()}`).toBeLessThan(400)
  }
  const model = { provider: 'openai', model: canary('model'), key: `sk-${canary('model key')}` }
  expect((await visitor.send('PUT', '/api/settings/model', model)).status).toBe(200)
  // The model cannot be reached; the failure is reported, without any other text.
  await visitor.post('/api/ask', { question: `And ${canary('failed question')}?` })
}

async function rename(visitor: Visitor): Promise<void> {
  const conversations = await (await visitor.get('/api/conversations')).json()
  const queries = await (await visitor.get('/api/queries')).json()
  const found = await visitor.get(`/api/people?q=${canary('contact')}`)
  const [person] = peopleList.parse(await found.json()).people
  const [conversation] = z.array(withId).parse(conversations)
  const [query] = z.array(withId).parse(queries)
  const calls: [string, string, object][] = [
    ['PATCH', `/api/conversations/${conversation?.id}`, { title: canary('conversation title') }],
    ['PATCH', `/api/queries/${query?.id}`, { savedAs: canary('saved query') }],
    ['POST', `/api/people/${person?.id}/rename`, { name: canary('renamed') }],
    ['PATCH', '/api/account', { name: canary('renamed account') }],
  ]
  for (const [method, route, body] of calls) {
    expect((await visitor.send(method, route, body)).status, route).toBe(200)
  }
}

/** Refused input reaches logs more easily than accepted input. */
async function fail(visitor: Visitor): Promise<void> {
  await visitor.get(`/api/documents/${canary('unknown id')}`)
  await visitor.get(`/api/money/transactions?q=${canary('query string')}&cursor=x`)
  await visitor.post('/api/auth/email/login', { email: visitor.email, password: canary('wrong') })
  await visitor.post('/api/chat', { message: 'x', conversationId: canary('unknown conversation') })
  await visitor.post('/api/ask', { question: { [canary('wrong shape')]: canary('wrong type') } })
  const other = await addSource(visitor, 'whatsapp', { name: 'x', credentials: {} })
  const broken = { [`${canary('broken export')}.zip`]: `PK\u0003\u0004${canary('broken archive')}` }
  await visitor.post(`/api/data-sources/${other}/import`, formOf('files', broken))
  await untilSettled(visitor)
}

test('a canary is found in each encoding, anywhere and in any spelling', () => {
  const word = canary('garden')
  const bytes = Buffer.from(word)
  for (const [what, planted] of Object.entries({
    'UTF-8': bytes,
    'a capital letter': Buffer.from(word[0]?.toUpperCase() + word.slice(1)),
    'UTF-16LE': Buffer.from(word, 'utf16le'),
    'UTF-16BE': Buffer.from(word, 'utf16le').swap16(),
    hex: Buffer.from(bytes.toString('hex')),
    'base64 at 0': Buffer.from(bytes.toString('base64')),
    'base64 at 1': Buffer.from(Buffer.from(`a${word}`).toString('base64')),
    'base64 at 2': Buffer.from(Buffer.from(`ab${word}`).toString('base64')),
  })) {
    expect(findCanaries(Buffer.concat([Buffer.alloc(7, 1), planted])), what).not.toEqual([])
  }
  expect(findCanaries(Buffer.from('a garden of hydrangeas'))).toEqual([])
})

test('no word that a person imports, asks or enters is readable in a file, a table, a log, a trace or a temporary folder', async () => {
  requirement('privacy.claim.credentials-encrypted')
  const root = mkdtempSync(path.join(os.tmpdir(), 'trove-canaries-'))
  const TROVE_DATA_DIR = path.join(root, 'data')
  try {
    await using collector = await startTraceCollector()
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address }
    await using server = await startServer({ ...settings, ...traced, TMPDIR: root, TROVE_DATA_DIR })
    const given = { name: canary('account name'), password: canary('password') }
    const visitor = await signUp(() => server.url, given)
    await bringDocuments(visitor, documents)
    await bringSources(visitor)
    await ask(visitor)
    await rename(visitor)
    await fail(visitor)
    const known = await visitor.post('/api/ask', { question: `What is ${canary('text')}?` })
    expect(askResponse.parse(await known.json()).citations).not.toEqual([])

    const rows = await readWholeDatabase(embeddedConnection(TROVE_DATA_DIR))
    const dump = [...rows].map(([table, texts]) => `${table}\n${texts.join('\n')}`).join('\n')
    expect(findCanaries(Buffer.from(dump))).toEqual([])
    expect(dump).toContain(visitor.email)
    expect(findCanaries(Buffer.from(server.log()))).toEqual([])
    const running = searchFolder(root)
    await server.stop()
    const stopped = searchFolder(root)
    const traces = collector.bodies.join('\n')
    expect(traces).toContain('POST /api/ask')
    expect(traces).toContain('job process-document')
    expect(findCanaries(Buffer.from(traces))).toEqual([])
    expect([...running.found, ...stopped.found]).toEqual([])
    // The write-ahead log and the tables are among the files, and so is the only readable word.
    expect(stopped.files).toBeGreaterThan(500)
    writeFileSync(path.join(root, 'planted'), canary('planted'))
    expect(searchFolder(root).found).toHaveLength(1)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
