import { expect } from 'vitest'
import { z } from 'zod'
import { documentView } from '#shared/documents.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { sourceList, sourceView, type SourceType } from '#shared/sources.ts'

export type Visitor = Awaited<ReturnType<typeof signUp>>
type Files = Record<string, string | Uint8Array>

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** A person with an account, who speaks to a server that runs in a process of its own. */
export async function signUp(url: () => string, person: { name: string; password: string }) {
  const email = `ada.${Date.now().toString(36)}@example.org`
  const signedUp = await fetch(`${url()}/api/auth/email/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, email }),
  })
  if (signedUp.status !== 201) throw new Error(`signing up answered ${signedUp.status}`)
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
  expect(answer.status).toBe(201)
  const waiting = async () =>
    z
      .array(documentView)
      .parse(await (await visitor.get('/api/documents')).json())
      .filter(({ status }) => status === 'processing')
  await expect.poll(waiting, { timeout: 100_000, interval: 200 }).toEqual([])
}

/** A source of this kind with these credentials; it does nothing by itself. */
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
  expect(answer.status, type).toBe(201)
  return sourceView.parse(await answer.json()).id
}

/** Waits until no source has anything left to do. */
export async function untilSettled(visitor: Visitor): Promise<void> {
  const running = async () =>
    sourceList
      .parse(await (await visitor.get('/api/data-sources')).json())
      .filter(({ progress }) => progress !== undefined)
  await expect.poll(running, { timeout: 100_000, interval: 200 }).toEqual([])
}
