import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { createdQuery } from '#shared/queries.ts'
import { errorBody } from '#shared/errors.ts'
import { importReports } from '#shared/sources.ts'
import { mboxMail } from '#tests/data-sources.ts'
import { addSource, formOf, type Visitor } from '#tests/process/visitor.ts'

export const mailsAnImport = 200
/** More would have to wait longer than the kills take. */
const importEveryMs = 3_000

/** What the server has confirmed, to be checked afterwards. */
export type Acknowledged = {
  /** Names of stored documents, with their ids. */
  documents: Map<string, string>
  removed: Set<string>
  questions: string[]
  conversations: string[]
  queries: string[]
  source: string
  mails: { acknowledged: number; sent: number }
  /** Mail files that a report declared unreadable. */
  refused: Set<string>
  /** Refusals without a readable reason. */
  unexplained: string[]
  /** Confirmed calls, and refused or interrupted ones. */
  calls: { done: number; failed: number }
}

const withId = z.object({ id: z.string() })
const answered = z.object({ conversationId: z.string() })

/** Concurrent uploads, imports, questions, chats, SQL and deletions, in random order. */
export async function createMixedLoad(visitor: Visitor, random: () => number) {
  const source = await addSource(visitor, 'gmail', { name: 'Mail', credentials: {} })
  const done: Acknowledged = {
    documents: new Map(),
    removed: new Set(),
    questions: [],
    conversations: [],
    queries: [],
    source,
    mails: { acknowledged: 0, sent: 0 },
    refused: new Set(),
    unexplained: [],
    calls: { done: 0, failed: 0 },
  }

  let nextImportAt = 0

  /** The response, or nothing if the call failed, as it may while something is killed. */
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await visitor.send(method, path, body).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    if (answer?.ok && text !== undefined) {
      done.calls.done += 1
      return text === '' ? {} : JSON.parse(text)
    }
    done.calls.failed += 1
    if (answer && text !== undefined && !isExplained(text)) {
      done.unexplained.push(`${method} ${path}: ${answer.status} ${text.slice(0, 100)}`)
    }
    return undefined
  }

  const operations: (() => Promise<void>)[] = [
    async function upload() {
      const name = `note-${randomBytes(6).toString('hex')}.csv`
      const content = `item,amount\n${name},${Math.floor(random() * 1_000)}\n`
      const added = await call(
        'POST',
        '/api/documents/upload',
        formOf('documents', { [name]: content }),
      )
      const [document] = z.array(withId).parse(added ?? [])
      if (document) done.documents.set(name, document.id)
    },
    async function bringMails() {
      if (Date.now() < nextImportAt) return
      nextImportAt = Date.now() + importEveryMs
      const first = done.mails.sent + 1
      done.mails.sent += mailsAnImport
      const mbox = Array.from({ length: mailsAnImport }, (_, at) => mboxMail(first + at)).join(
        '\n\n',
      )
      const form = formOf('files', { [`mails-${first}.mbox`]: mbox })
      const taken = await call('POST', `/api/data-sources/${source}/import`, form)
      if (taken !== undefined) done.mails.acknowledged += mailsAnImport
    },
    async function readReports() {
      const reports = await call('GET', `/api/data-sources/${source}/reports`)
      for (const name of refusedIn(importReports.parse(reports ?? []))) done.refused.add(name)
    },
    async function ask() {
      const question = `What is the amount of ${randomBytes(5).toString('hex')}?`
      if (await call('POST', '/api/ask', { question })) done.questions.push(question)
    },
    async function chat() {
      const message = `What is the total amount of ${randomBytes(5).toString('hex')}?`
      const answer = await call('POST', '/api/chat', { message })
      if (answer !== undefined) done.conversations.push(answered.parse(answer).conversationId)
    },
    async function query() {
      const sql = 'SELECT count(*) AS mails FROM emails'
      const answer = await call('POST', '/api/queries', { question: 'How many mails?', sql })
      if (answer !== undefined) done.queries.push(createdQuery.parse(answer).id)
    },
    async function remove() {
      const [name] = done.documents.keys()
      const id = name === undefined ? undefined : done.documents.get(name)
      if (name === undefined || id === undefined || done.documents.size < 8) return
      // Whether an interrupted deletion happened is unknown, so it is not checked any more.
      done.documents.delete(name)
      if (await call('DELETE', `/api/documents/${id}`)) done.removed.add(id)
    },
  ]

  return {
    done,
    /** One call after the other until stopped. */
    async run(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        await operations[Math.floor(random() * operations.length)]?.()
        // An absent server refuses at once.
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}

/** Files that could not be read. Only the last reports are kept, so they are checked meanwhile. */
export const refusedIn = (reports: z.infer<typeof importReports>): string[] =>
  reports.flatMap(({ failures }) => failures.map(({ item }) => item))

function isExplained(text: string): boolean {
  try {
    return errorBody.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
