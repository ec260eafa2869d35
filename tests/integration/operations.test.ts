import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { workView } from '#shared/administration.ts'
import { users } from '#server/db/tables.ts'
import { openTestServer } from '#tests/server.ts'

const token = 'a token of this test'

test("with the token, the server's metrics can be read, and nobody's data", async () => {
  await using server = await openTestServer({ METRICS_TOKEN: token })
  const ada = await server.person('Ada')
  await ada.bring({ 'secret.txt': 'The tangerine is in the cellar.' })
  await ada.post('/api/search', { query: 'tangerine' })
  const withToken = (sent: string) =>
    server.visitor().send('GET', '/metrics', { headers: { authorization: `Bearer ${sent}` } })
  for (const wrong of ['', 'x', `${token}x`, token.slice(1)]) {
    expect((await withToken(wrong)).status).toBe(401)
  }
  const answer = await withToken(token)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0.0.4/)
  const text = await answer.text()
  expect(text).toMatch(
    /^trove_http_requests_total\{method="POST",route="\/api\/search",status="200"\} 1$/m,
  )
  expect(text).toMatch(/^trove_http_request_duration_seconds_count\{route="\/api\/search"\} 1$/m)
  expect(text).toMatch(/^trove_jobs\{state="failed"\} 0$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^{}]*\})? [0-9.e+-]+)$/)
  }
  expect(text).not.toMatch(/tangerine|secret|doc_|Ada/)
  // An admin sees the same as jobs by kind and slow calls.
  const alan = await server.person('Alan')
  await server.opened.db.auth
    .update(users)
    .set({ role: 'admin' })
    .where(eq(users.email, alan.email))
  const work = await (await alan.get('/api/admin/work')).text()
  const { jobs, calls } = workView.parse(JSON.parse(work))
  expect(jobs.find(({ kind }) => kind === 'process-document')).toMatchObject({ done: 1, failed: 0 })
  expect(calls.find(({ route }) => route === 'POST /api/search')).toMatchObject({ calls: 1 })
  expect(work).not.toMatch(/tangerine|secret|doc_|Ada|userId/)
  // Only ids are logged, too.
  expect(server.logged.join('\n')).toMatch(/"route":"\/api\/search".*"answered"/)
  expect(server.logged.join('\n')).not.toMatch(/tangerine|secret/)
})
