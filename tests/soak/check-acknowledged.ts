import { z } from 'zod'
import { conversation } from '#shared/chat.ts'
import { documentView } from '#shared/documents.ts'
import { questionsPage } from '#shared/export.ts'
import { queryView } from '#shared/queries.ts'
import { importReports, sourceList } from '#shared/sources.ts'
import type { Visitor } from '#tests/process/visitor.ts'
import { mailsAnImport, type Acknowledged } from './mixed-load.ts'

const patienceMs = 180_000

/**
 * What is not there, there twice, or not done at the end. A file whose reader was killed twice is
 * refused, since the system kills one that takes all of the memory: then the person must have been
 * told so, of a file for every two such kills at most.
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

/** What was killed last may still be starting. */
async function read(visitor: Visitor, path: string): Promise<unknown> {
  for (const deadline = Date.now() + patienceMs; ;) {
    const answer = await visitor.get(path)
    if (answer.ok) return answer.json()
    const isLate = answer.status !== 503 || Date.now() > deadline
    if (isLate) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const list = async (visitor: Visitor) => {
  const documents: z.infer<typeof documentView>[] = []
  for (let cursor = ''; ;) {
    const answer = await visitor.get(`/api/documents${cursor}`)
    documents.push(...z.array(documentView).parse(await answer.json()))
    const next = answer.headers.get('x-next-cursor')
    if (next === null) return documents
    cursor = `?cursor=${next}`
  }
}

async function waiting(visitor: Visitor, done: Acknowledged): Promise<string[]> {
  const documents = await list(visitor)
  const sources = sourceList.parse(await read(visitor, '/api/data-sources'))
  const queries = await Promise.all(
    done.queries.map(async (id) => queryView.parse(await read(visitor, `/api/queries/${id}`))),
  )
  return [
    ...documents.filter(({ status }) => status === 'processing').map(({ id }) => id),
    ...sources.filter(({ progress }) => progress !== undefined).map(({ id }) => id),
    ...queries.filter(({ status }) => status === 'pending').map(({ id }) => id),
  ]
}

async function untilNothingWaits(visitor: Visitor, done: Acknowledged): Promise<string[]> {
  for (const deadline = Date.now() + patienceMs; ;) {
    const left = await waiting(visitor, done)
    if (left.length === 0) return []
    if (Date.now() > deadline) return left.map((id) => `${id} is stuck`)
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

async function checkMails(visitor: Visitor, { source, mails }: Acknowledged, killed: number) {
  const sources = sourceList.parse(await read(visitor, '/api/data-sources'))
  const there = sources.find(({ id }) => id === source)?.counts?.emails ?? 0
  const reports = importReports.parse(await read(visitor, `/api/data-sources/${source}/reports`))
  const told = reports.flatMap(({ failures, problem }) => [
    ...failures,
    ...(problem ? [problem] : []),
  ])
  const lost = mails.acknowledged - there
  const isRight = lost <= Math.floor(killed / 2) * mailsAnImport && there <= mails.sent
  const figures = `${there} mails are there, ${mails.acknowledged} were taken, ${mails.sent} were sent`
  return [
    ...(isRight ? [] : [figures]),
    ...(lost > 0 && told.length === 0 ? [`${figures}, and no report says why`] : []),
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
