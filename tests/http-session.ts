import { z } from 'zod'
import { documentView } from '#shared/documents.ts'
import { sourceList, sourceView } from '#shared/sources.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { syntheticSpeech, wavOf } from '#server/speech/synthetic-speech.fixtures.ts'
import { waitUntil } from './wait-until.ts'

export type HttpSession = ReturnType<typeof openHttpSession>

/** A server that loads its models for the first time takes minutes on a busy machine. */
const timeoutMs = 380_000
const password = 'correct horse battery'

/**
 * One browser session at a running server, without a page: keeps its cookies, and throws on errors.
 */
export function openHttpSession(url: string) {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('origin', url)
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const answer = await fetch(url + path, { ...init, method, headers }).catch((cause: unknown) => {
      throw new Error(`${method} ${path} got no answer`, { cause })
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    if (answer.ok) return answer
    throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  }

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers }
    const answer = await send(method, path, sent)
    const text = await answer.text()
    return text === '' ? undefined : JSON.parse(text)
  }

  const documents = async () => z.array(documentView).parse(await call('GET', '/api/documents'))
  const areDocumentsRead = async () =>
    (await documents()).every(({ status }) => status !== 'processing')
  const sources = async () => sourceList.parse(await call('GET', '/api/data-sources'))

  async function addChat(name: string, text: string): Promise<string> {
    const { category, name: source } = sourceCatalogue.whatsapp
    const config = {
      credentials: { phoneNumber: '+49 30 1234567' },
      category,
      scrapingEnabled: true,
      vectorizationEnabled: true,
    }
    const created = { name: source, type: 'whatsapp', config }
    const { id } = sourceView.parse(await call('POST', '/api/data-sources', created))
    const form = new FormData()
    form.append('files', new File([text], name))
    await send('POST', `/api/data-sources/${id}/import`, { body: form })
    const isIdle = async () =>
      (await sources()).find((each) => each.id === id)?.progress === undefined
    await waitUntil(isIdle, { timeoutMs })
    return id
  }

  return {
    call,
    documents,
    sources,
    signUp: (email: string) =>
      call('POST', '/api/auth/email/signup', { name: 'Ada', email, password }),
    signIn: (email: string) => call('POST', '/api/auth/email/login', { email, password }),
    /** Uploads files and waits until each is read or refused. */
    async upload(files: Record<string, string | Uint8Array<ArrayBuffer>>): Promise<void> {
      const form = new FormData()
      for (const [name, content] of Object.entries(files)) {
        form.append('documents', new File([content], name))
      }
      await send('POST', '/api/documents/upload', { body: form })
      await waitUntil(areDocumentsRead, { timeoutMs })
    },
    /** Imports a WhatsApp chat; returns the id of its source. */
    addChat,
    async loadSample(): Promise<void> {
      await call('POST', '/api/demo')
      await waitUntil(areDocumentsRead, { timeoutMs })
    },
    async speak(): Promise<void> {
      const headers = { 'content-type': 'audio/wav' }
      await (await send('POST', '/api/speech', { body: wavOf(syntheticSpeech()), headers })).text()
    },
    ask: (question: string) => call('POST', '/api/ask', { question }),
  }
}
