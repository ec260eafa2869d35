import { afterEach, expect, test, vi } from 'vitest'
import { sourceView } from '#shared/sources.ts'
import { create, importFiles, mails, report, settled } from '#tests/data-sources.ts'
import { openTestServer } from '#tests/server.ts'

afterEach(() => void vi.useRealTimers())

const dayMs = 86_400_000

test('setting the clock back or forward by a day loses nothing, blocks nothing and locks nobody out', async () => {
  await using server = await openTestServer({ RATE_LIMITS: 'on' })
  const ada = await server.person('Ada')
  const created = await create(ada, 'gmail', { email: 'ada@gmail.com' })
  const { id } = sourceView.parse(await created.json())
  vi.useFakeTimers({ toFake: ['Date'] })
  const startedAt = Date.now()
  for (const [round, days] of [0, -1, 1, 0].entries()) {
    vi.setSystemTime(startedAt + days * dayMs)
    const [document] = await ada.bring({
      [`note-${round}.txt`]: `The code of day ${round} is 4711.`,
    })
    expect(document?.status, `${days} days`).toBe('processed')
    const question = `What is the code of day ${round}?`
    expect((await ada.post('/api/ask', { question })).status, `${days} days`).toBe(200)
    const taken = await importFiles(ada, id, { [`${round}.mbox`]: mails(5 * (round + 1)) })
    expect(taken.status, `${days} days`).toBe(202)
    expect((await settled(ada, id)).counts?.emails, `${days} days`).toBe(5 * (round + 1))
    expect((await report(ada, id)).problem, `${days} days`).toBeUndefined()
  }
  expect((await ada.list()).map(({ originalName }) => originalName).toSorted()).toEqual(
    [0, 1, 2, 3].map((round) => `note-${round}.txt`),
  )
})
