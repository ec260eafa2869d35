import { afterEach, expect, test, vi } from 'vitest'
import { createSourceStore } from '#server/sources/store.ts'
import { openTestVault } from '#tests/database.ts'
import { createOAuthRequests } from './requests.ts'

afterEach(() => {
  vi.useRealTimers()
})

const ada = { userId: 'ada', session: 's1' }

const config = {
  credentials: {},
  category: 'personal',
  scrapingEnabled: true,
  vectorizationEnabled: true,
} as const

test('a request to a provider expires after ten minutes', async () => {
  await using opened = await openTestVault()
  const requests = createOAuthRequests(opened)
  const store = createSourceStore(opened)
  const given = { name: 'Drive', type: 'google', config } as const
  const sourceId = await store.create('ada', given, 'missing_credentials')
  const request = { sourceId, verifier: 'verifier', scope: 'drive' }
  await requests.add(ada, 'state 1', request)
  await requests.add(ada, 'state 2', request)

  const minute = 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * minute })
  expect(await requests.take({ userId: 'ben', session: 's1' }, 'state 1')).toBeUndefined()
  expect(await requests.take({ ...ada, session: 's2' }, 'state 1')).toBeUndefined()
  expect(await requests.take(ada, 'state 1')).toEqual(request)
  expect(await requests.take(ada, 'state 1')).toBeUndefined()
  vi.setSystemTime(Date.now() + 2 * minute)
  expect(await requests.take(ada, 'state 2')).toBeUndefined()
})
