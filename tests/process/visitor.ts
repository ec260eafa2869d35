import { z } from 'zod'
import { documentView } from '#shared/documents.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { sourceList, sourceView, type SourceType } from '#shared/sources.ts'
import { waitUntil } from '#tests/wait-until.ts'

export type Visitor = Awaited<ReturnType<typeof signUp>>
type Files = Record<string, string | Uint8Array>

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** A person with an account, who calls a server in another process. */
export async function signUp(url: () => string, person: { name: string; password: string }) {
  const email = `ada.${Date.now().toString(36)}@example.org`
  const signedUp = await fetch(`${url()}/api/auth/email/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, email }),
  })
  assertCreated(signedUp, 'signing up')
  const cookie = cookiesOf(signedUp)

  const send = (method: string, path: string, body?: unknown): Promise<Response> => {
    const json =
      body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }
    const sent = body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body)
    return fetch(url() + path, { method, headers: { cookie, ...json }, body: sent })
  }
  return {
    email,
    send,
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown) => send('POST', path, body),
  }
}

export function formOf(field: string, files: Files): FormData {
  const form = new FormData()
  for (const [name, content] of Object.entries(files)) {
    form.append(field, new File([Buffer.from(content)], name))
  }
  return form
}

/** Uploads files and waits until each is read or refused. */
export async function bringDocuments(visitor: Visitor, files: Files): Promise<void> {
  const answer = await visitor.post('/api/documents/upload', formOf('documents', files))
  assertCreated(answer, 'uploading')
  const waiting = async () =>
    z
      .array(documentView)
      .parse(await (await visitor.get('/api/documents')).json())
      .filter(({ status }) => status === 'processing')
  await untilNone(waiting)
}

/** Adds a source of this type with these credentials; it does not start to sync. */
export async function addSource(
  visitor: Visitor,
  type: SourceType,
  given: { name: string; credentials: Record<string, string> },
): Promise<string> {
  const { category } = sourceCatalogue[type]
  const config = {
    credentials: given.credentials,
    category,
    scrapingEnabled: false,
    vectorizationEnabled: true,
  }
  const answer = await visitor.post('/api/data-sources', { name: given.name, type, config })
  assertCreated(answer, `adding ${type}`)
  return sourceView.parse(await answer.json()).id
}

/** Waits until every source is idle. */
export async function untilSettled(visitor: Visitor): Promise<void> {
  const running = async () =>
    sourceList
      .parse(await (await visitor.get('/api/data-sources')).json())
      .filter(({ progress }) => progress !== undefined)
  await untilNone(running)
}

/** Soaks run outside the test runner, so its assertions are not available. */
function assertCreated({ status }: Response, what: string): void {
  if (status !== 201) throw new Error(`${what} answered ${status}`)
}

const untilNone = (read: () => Promise<readonly unknown[]>): Promise<void> =>
  waitUntil(async () => (await read()).length === 0, { pollMs: 200 })
