import { setTimeout as wait } from 'node:timers/promises'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { askResponse } from '#shared/answers.ts'
import { importDraft, sourceList } from '#shared/sources.ts'
import type { AppServer } from '../reading/app-server.ts'
import type { Dropped } from './source-case.ts'

const suggestions = z.array(z.string())

/**
 * A new person who drops files on the page, confirms the kind of each, and waits until all are
 * read.
 */
export async function importAs(server: AppServer, name: string, dropped: Dropped) {
  const send = server.openBrowser()
  await send('POST', '/api/auth/email/signup', {
    name: 'Ada Weber',
    email: `${name}@example.org`,
    password: randomBytes(12).toString('hex'),
  })
  const form = new FormData()
  for (const [file, content] of Object.entries(dropped.files)) {
    form.append(
      'files',
      new File([typeof content === 'string' ? content : new Uint8Array(content)], file),
    )
  }
  const draft = importDraft.parse(await send('POST', '/api/imports', form))
  const files = draft.files.flatMap(({ id, recognised }) =>
    recognised
      ? [{ id, ...(dropped.ownName === undefined ? {} : { ownName: dropped.ownName }) }]
      : [],
  )
  await send('POST', `/api/imports/${draft.id}/start`, { files })
  for (;;) {
    const sources = sourceList.parse(await send('GET', '/api/data-sources'))
    const isIdle = sources.every(({ progress }) => progress === undefined)
    if (isIdle && !(await server.isReading())) break
    await wait(200)
  }
  const sources = sourceList.parse(await send('GET', '/api/data-sources'))
  return {
    problems: [
      ...draft.files.flatMap(({ name: file, recognised }) =>
        recognised ? [] : [`${file}: no source knows it`],
      ),
      ...sources.flatMap(({ status, reason }) =>
        status === 'connected' ? [] : [reason ?? status],
      ),
    ],
    types: sources.map(({ type }) => type),
    offered: suggestions.parse(
      z.object({ suggestions }).parse(await send('GET', '/api/ask/suggestions')).suggestions,
    ),
    ask: async (question: string) =>
      askResponse.parse(await send('POST', '/api/ask', { question })),
  }
}
