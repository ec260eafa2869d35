import { expect, test } from 'vitest'
import { mailItem } from '#server/records/records.fixtures.ts'
import { createQuotas } from '#server/quotas/quotas.ts'
import { createSourceStore } from '../store.ts'
import { openSource } from '../storing/open-source.fixtures.ts'
import { embedSource } from './embed-source.ts'
import { findDueSources } from './find-due.ts'
import { createSourceRuns } from './runs.ts'

const job = { userId: 'ada', sourceId: 'src_1' }
const going = new AbortController().signal
const unlimited = { documents: null, bytes: null, questions: null }

test('passages whose embedding fails are due for it again', async () => {
  await using source = await openSource()
  await source.store([mailItem('m1')])
  const quotas = createQuotas({ ...source, defaults: { guest: unlimited, account: unlimited } })
  const runs = createSourceRuns({ ...source, quotas })
  const sources = createSourceStore(source)
  const embed = (answer: () => Promise<Float32Array[]>) =>
    embedSource({ ...source, runs, sources, embedder: { embed: answer } }, job, going)
  const isDue = async () => (await findDueSources(source.db)).map(({ embed }) => embed)

  const failed = embed(() => Promise.reject(new Error('The model is gone')))
  await expect(failed).rejects.toThrow('The model is gone')
  expect(await isDue()).toEqual([true])

  await embed(async () => [new Float32Array(384).fill(0.05)])
  expect(await isDue()).toEqual([])
})
