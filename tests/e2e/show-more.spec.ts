import { chatLimits } from '#shared/chat.ts'
import { healthLimits } from '#shared/health.ts'
import { queryLimits } from '#shared/queries.ts'
import { messagesOf } from './chat-page.ts'
import { expect, test, type APIRequestContext } from './fixtures.ts'
import { drop } from './sources.ts'

test.slow()
const slow = { timeout: 180_000 }
type Calls = { api: APIRequestContext; server: { url: string } }

async function post({ api, server }: Calls, path: string, data: object): Promise<unknown> {
  const answer = await api.post(path, { data, headers: { origin: server.url } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

test('the oldest conversation is below the first page, and the list says where it ends', async ({
  page,
  signUp,
  api,
  server,
}) => {
  await signUp()
  const count = chatLimits.conversations + 2
  for (let at = 1; at <= count; at += 1)
    await post({ api, server }, '/api/chat', { message: `What is ${at} plus 1000?` })
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Conversations' }).click()
  const list = page.getByRole('list', { name: 'Conversations' })
  await expect(list.getByRole('listitem')).toHaveCount(chatLimits.conversations - 1)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(count)
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
  await expect(list).toBeFocused()
  await list.getByRole('link', { name: 'What is 1 plus 1000?' }).click()
  await expect(messagesOf(page)).toHaveCount(2)
})

test('a long conversation opens at its end, and goes back to its beginning', async ({
  page,
  signUp,
  api,
  server,
}) => {
  await signUp()
  const questions = chatLimits.messages / 2 + 2
  let conversation = {}
  for (let at = 1; at <= questions; at += 1) {
    const message = `What is ${at} plus 1000?`
    const reply = await post({ api, server }, '/api/chat', { message, ...conversation })
    const { conversationId } = reply as { conversationId: string }
    conversation = { conversationId }
  }
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Conversations' }).click()
  await page.getByRole('link', { name: 'What is 1 plus 1000?' }).click()
  await expect(messagesOf(page)).toHaveCount(chatLimits.messages)
  await expect(messagesOf(page).last()).toBeInViewport()
  await page.getByRole('button', { name: 'Show earlier messages' }).click()
  await expect(messagesOf(page)).toHaveCount(2 * questions)
  await expect(messagesOf(page).first()).toContainText('What is 1 plus 1000?')
  await expect(page.getByRole('button', { name: 'Show earlier messages' })).toBeHidden()
})

test('the first query is below the newest ones', async ({ page, signUp, api, server }) => {
  await signUp()
  const count = queryLimits.history + 1
  for (let at = 1; at <= count; at += 1) {
    const query = { question: `Query ${at}`, sql: `SELECT ${at}` }
    const { id } = (await post({ api, server }, '/api/queries', query)) as { id: string }
    const status = async () =>
      ((await (await api.get(`/api/queries/${id}`)).json()) as { status: string }).status
    await expect.poll(status, { intervals: [20, 50, 100] }).toBe('completed')
  }
  await page.goto('/query-builder')
  const own = page.getByRole('region', { name: 'Your queries' })
  await own.getByRole('button', { name: 'Show more' }).click()
  await expect(own.getByRole('listitem')).toHaveCount(queryLimits.history - 1)
  await own.getByRole('button', { name: 'Show more' }).click()
  await expect(own.getByRole('listitem')).toHaveCount(count)
  await expect(own.getByRole('button', { name: 'Show more' })).toBeHidden()
  await own.getByRole('link', { name: /^Query 1( SQL)?$/ }).click()
  await expect(page.getByLabel('Your question')).toHaveValue('Query 1')
})

test('health records are shown a page at a time', async ({ page, signUp }) => {
  const count = healthLimits.rowsAPage + 1
  const conditions = Array.from({ length: count }, (_, at) => ({
    resource: {
      resourceType: 'Condition',
      id: `c${at}`,
      clinicalStatus: { coding: [{ code: 'resolved' }] },
      code: { text: `Complaint ${at + 1}` },
      subject: { reference: 'Patient/p1' },
      onsetDateTime: `20${10 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-03`,
    },
  }))
  const bundle = { resourceType: 'Bundle', type: 'collection', entry: conditions }
  await signUp()
  await page.goto('/data-sources')
  await drop(page, page.getByRole('heading', { level: 1 }), [
    {
      name: 'record.json',
      mimeType: 'application/fhir+json',
      buffer: Buffer.from(JSON.stringify(bundle)),
    },
  ])
  await page.getByRole('button', { name: 'Import 1 file' }).click(slow)
  const report = page.getByRole('dialog', { name: 'Import report: Health records' })
  await expect(report).toContainText('Finished', slow)
  await page.goto('/health')
  const records = page.getByRole('region', { name: 'Health records' })
  await expect(records.getByRole('listitem')).toHaveCount(healthLimits.rowsAPage, slow)
  await records.getByRole('button', { name: 'Load more' }).click()
  await expect(records.getByRole('listitem')).toHaveCount(count)
  await expect(records.getByRole('button', { name: 'Load more' })).toBeHidden()
  await expect(records.getByRole('list')).toBeFocused()
})
