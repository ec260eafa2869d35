import { z } from 'zod'
import { conversation } from '#shared/chat.ts'
import { documentView } from '#shared/documents.ts'
import { questionsPage } from '#shared/export.ts'
import { queryView } from '#shared/queries.ts'
import { importReports, sourceList } from '#shared/sources.ts'
import type { Visitor } from '#tests/process/visitor.ts'
import { mailsAnImport, refusedIn, type Acknowledged } from './mixed-load.ts'

/** The part killed last may still be starting. */
const startMs = 180_000
/** A change within this time means that it is not stuck. */
const changeMs = 90_000

/**
 * Data that is missing, duplicated, or unfinished at the end. A file whose reader was killed twice
 * is refused, since the system kills one that takes all memory: then the person must have been told
 * so, for at most one file per two such kills.
 */
export async function checkAcknowledged(
  visitor: Visitor,
  done: Acknowledged,
  killed: { reading?: number; import?: number },
): Promise<string[]> {
  const stuck = await untilNothingWaits(visitor, done)
  return [
    ...stuck,
    ...(await checkDocuments(visitor, done, killed.reading ?? 0)),
    ...(await checkMails(visitor, done, killed.import ?? 0)),
    ...(await checkQuestions(visitor, done)),
    ...(await checkConversations(visitor, done)),
    ...done.unexplained.map((what) => `not explained: ${what}`),
  ]
}

const read = async (visitor: Visitor, path: string): Promise<unknown> =>
  (await get(visitor, path)).json()

async function get(visitor: Visitor, path: string): Promise<Response> {
  for (const deadline = Date.now() + startMs; ;) {
    const answer = await visitor.get(path)
    if (answer.ok) return answer
    const isLate = answer.status !== 503 || Date.now() > deadline
    if (isLate) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const list = async (visitor: Visitor) => {
  const documents: z.infer<typeof documentView>[] = []
  for (let cursor = ''; ;) {
    const answer = await get(visitor, `/api/documents${cursor}`)
    documents.push(...z.array(documentView).parse(await answer.json()))
    const next = answer.headers.get('x-next-cursor')
    if (next === null) return documents
    cursor = `?cursor=${next}`
  }
}

/** Unfinished work, each with its progress; forgets completed queries. */
async function waiting(visitor: Visitor, queries: Set<string>): Promise<Map<string, string>> {
  const documents = await list(visitor)
  const sources = sourceList.parse(await read(visitor, '/api/data-sources'))
  const pending: string[] = []
  for (const id of queries) {
    const { status } = queryView.parse(await read(visitor, `/api/queries/${id}`))
    if (status === 'pending') pending.push(id)
    else queries.delete(id)
  }
  return new Map([
    ...documents
      .filter(({ status }) => status === 'processing')
      .map(({ id, status }) => [id, status] as const),
    ...sources
      .filter(({ progress }) => progress !== undefined)
      .map(({ id, progress, counts }) => [id, JSON.stringify([progress, counts])] as const),
    ...pending.map((id) => [id, 'pending'] as const),
  ])
}

async function untilNothingWaits(visitor: Visitor, done: Acknowledged): Promise<string[]> {
  let before = ''
  const queries = new Set(done.queries)
  for (let changedAt = Date.now(); ;) {
    const left = await waiting(visitor, queries)
    if (left.size === 0) return []
    const now = JSON.stringify([...left])
    if (now !== before) changedAt = Date.now()
    before = now
    if (Date.now() - changedAt > changeMs) {
      return [...left].map(([id, state]) => `${id} is stuck: ${state}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function checkDocuments(
  visitor: Visitor,
  { documents, removed }: Acknowledged,
  killed: number,
) {
  const there = await list(visitor)
  const refused = there.filter(({ status, error }) => status === 'error' && error)
  const times = (name: string) => there.filter(({ originalName }) => originalName === name).length
  return [
    ...[...documents.keys()]
      .filter((name) => times(name) !== 1)
      .map((name) => `${name} is there ${times(name)} times`),
    ...there
      .filter((document) => document.status !== 'processed' && !refused.includes(document))
      .map(({ id, status }) => `${id} is ${status}`),
    ...(refused.length > killed / 2 ? [`${refused.length} files were refused`] : []),
    ...there.filter(({ id }) => removed.has(id)).map(({ id }) => `${id} was removed and is there`),
  ]
}

async function checkMails(
  visitor: Visitor,
  { source, mails, refused }: Acknowledged,
  killed: number,
) {
  const sources = sourceList.parse(await read(visitor, '/api/data-sources'))
  const there = sources.find(({ id }) => id === source)?.counts?.emails ?? 0
  const reports = importReports.parse(await read(visitor, `/api/data-sources/${source}/reports`))
  const refusedFiles = new Set([...refused, ...refusedIn(reports)])
  const lost = mails.acknowledged - there
  const isRight = lost <= refusedFiles.size * mailsAnImport && there <= mails.sent
  const figures = `${there} mails are there, ${mails.acknowledged} were taken, ${mails.sent} were sent`
  return [
    ...(isRight
      ? []
      : [`${figures}, and the reports tell of ${refusedFiles.size} files that were refused`]),
    ...(refusedFiles.size > killed / 2 ? [`${refusedFiles.size} files of mails were refused`] : []),
  ]
}

async function checkQuestions(visitor: Visitor, { questions }: Acknowledged): Promise<string[]> {
  const kept: string[] = []
  for (let cursor = ''; ;) {
    const page = questionsPage.parse(await read(visitor, `/api/export/questions${cursor}`))
    kept.push(...page.questions.map(({ question }) => question))
    if (!page.more || page.next === null) break
    cursor = `?after=${encodeURIComponent(page.next)}`
  }
  return questions
    .map((question) => ({ question, times: kept.filter((other) => other === question).length }))
    .filter(({ times }) => times !== 1)
    .map(({ question, times }) => `"${question}" is in the history ${times} times`)
}

async function checkConversations(visitor: Visitor, { conversations }: Acknowledged) {
  const wrong: string[] = []
  for (const id of conversations) {
    const { messages } = conversation.parse(await read(visitor, `/api/conversations/${id}`))
    const roles = messages.map(({ role }) => role).join(' ')
    if (roles !== 'user assistant') wrong.push(`conversation ${id} holds ${roles || 'nothing'}`)
  }
  return wrong
}
