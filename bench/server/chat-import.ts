import { setTimeout as wait } from 'node:timers/promises'
import { importReport, sourceList, sourceView } from '#shared/sources.ts'
import { createRandom, createWords } from '../synthetic/synthetic.ts'
import type { Call } from './signed-in.ts'

const newSource = {
  name: 'Chats',
  type: 'whatsapp',
  config: {
    credentials: {},
    category: 'personal',
    scrapingEnabled: true,
    vectorizationEnabled: true,
  },
}

/** Imports a chat with that many messages from a file; returns how many were stored. */
export async function importChat(call: Call, messages: number): Promise<number> {
  const { id } = sourceView.parse(await call('POST', '/api/data-sources', newSource))
  const form = new FormData()
  form.append('files', new File([...chatLines(messages)], 'WhatsApp Chat with Dana.txt'))
  await call('POST', `/api/data-sources/${id}/import`, form)
  for (;;) {
    const [source] = sourceList.parse(await call('GET', '/api/data-sources'))
    if (source && source.progress === undefined) break
    await wait(500)
  }
  return importReport.parse(await call('GET', `/api/data-sources/${id}/report`)).stored
}

function* chatLines(messages: number): Generator<string> {
  const word = createWords(createRandom(3))
  for (let index = 0; index < messages; index++) {
    const [day = '', time = ''] = new Date(Date.UTC(2021, 0, 1) + index * 45 * 60_000)
      .toISOString()
      .split('T')
    const date = day.split('-').toReversed().join('/')
    const text = Array.from({ length: 3 + (index % 18) }, word).join(' ')
    yield `${date}, ${time.slice(0, 5)} - ${index % 2 === 0 ? 'Ada' : 'Dana'}: ${text}\n`
  }
}
