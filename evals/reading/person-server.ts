import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { askResponse, type AskResponse } from '#shared/answers.ts'
import { documentView } from '#shared/documents.ts'
import { importDraft, sourceList } from '#shared/sources.ts'
import { userIdIn } from '../sample-person/server.ts'
import { openAppServer, type AppServer, type Send } from './app-server.ts'
import type { AskingPerson } from './questions.ts'

/**
 * The whole application with one person who has signed up and imported all files, like on the page.
 */
export async function openPersonServer(person: AskingPerson) {
  const server = await openAppServer()
  const { db, services } = server
  const send = server.openBrowser()

  await send('POST', '/api/auth/email/signup', {
    name: person.about.name,
    email: 'eval@example.org',
    password: randomBytes(12).toString('hex'),
  })
  const problems = await bringFiles(send, person)
  await settled(send, server)
  const { timeZone } = person.about
  return {
    /** Files that failed to import, each with the reason. */
    problems: [...problems, ...(await failuresOf(send))],
    /** The person's tables, for callers that query them without a route. */
    tables: { workspaces: services.workspaces, userId: () => userIdIn(db) },
    services,
    ask: async (question: string): Promise<AskResponse> =>
      askResponse.parse(await send('POST', '/api/ask', { question, timeZone })),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

function formOf(field: string, folder: string, names: readonly string[]): FormData {
  const form = new FormData()
  for (const name of names) {
    form.append(field, new File([readFileSync(path.join(folder, name))], name))
  }
  return form
}

async function bringFiles(send: Send, { about, files }: AskingPerson): Promise<string[]> {
  const names = readdirSync(files).toSorted()
  const dropped = names.filter((name) => about.sources.includes(name))
  const papers = names.filter((name) => !about.sources.includes(name))
  await send('POST', '/api/documents/upload', formOf('documents', files, papers))
  if (dropped.length === 0) return []
  const form = formOf('files', files, dropped)
  const draft = importDraft.parse(await send('POST', '/api/imports', form))
  const known = draft.files.filter(({ recognised }) => recognised !== undefined)
  await send('POST', `/api/imports/${draft.id}/start`, { files: known.map(({ id }) => ({ id })) })
  return draft.files
    .filter(({ recognised }) => recognised === undefined)
    .map(({ name }) => `${name}: no source knows it`)
}

const documents = z.array(documentView)

/** Waits until everything is read, and every passage can be found by meaning, too. */
async function settled(send: Send, server: AppServer): Promise<void> {
  for (;;) {
    const sources = sourceList.parse(await send('GET', '/api/data-sources'))
    const isIdle = sources.every(({ progress }) => progress === undefined)
    if (isIdle && !(await server.isReading())) return
    await wait(500)
  }
}

async function failuresOf(send: Send): Promise<string[]> {
  const sources = sourceList.parse(await send('GET', '/api/data-sources'))
  const papers = documents.parse(await send('GET', '/api/documents'))
  return [
    ...sources.flatMap(({ name, status, reason }) =>
      status === 'connected' ? [] : [`${name}: ${reason ?? status}`],
    ),
    ...papers.flatMap(({ originalName, error }) =>
      error === undefined ? [] : [`${originalName}: ${error}`],
    ),
  ]
}
