import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { addressOf, type AnswerOf, type Call, type Place, type Said } from '#shared/calls/call.ts'
import { errorBody } from '#shared/errors.ts'
import { isLoopback } from '#server/loopback.ts'
import { ExitError } from './exit-error.ts'

export type Connection = ReturnType<typeof connect>
type Settings = Record<string, string | undefined>

const defaultUrl = 'http://localhost:3000'
const mostWaits = 5

/**
 * Makes calls as the API key's person. The key is never an argument, where other users could see
 * it.
 */
export function connect(settings: Settings, given: { url?: string | undefined }) {
  const url = addressFrom(given.url ?? settings['TROVE_URL'] ?? defaultUrl)
  const key = keyFrom(settings)

  async function send(call: Call, path: string, body?: string | FormData): Promise<Response> {
    const headers = new Headers({ authorization: `Bearer ${key}` })
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    for (let waits = 0; ; waits++) {
      const answer = await fetch(new URL(path, url), {
        method: call.method,
        headers,
        // Redirects are refused, so that the key is sent only to the named server.
        redirect: 'error',
        ...(body === undefined ? {} : { body }),
      }).catch(() => {
        throw new ExitError('failed', `No Trove answers at ${url.origin}.`)
      })
      if (answer.ok) return answer
      const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
      if (answer.status !== 429 || !(seconds <= 60) || waits === mostWaits)
        throw await failed(answer)
      await wait(seconds * 1_000)
    }
  }

  async function read<C extends Call>(call: C, answer: Response): Promise<AnswerOf<C>> {
    const { answer: contract } = call
    if (contract === undefined || typeof contract === 'string') return undefined as AnswerOf<C>
    const { data, success } = z.safeParse(contract, await answer.json().catch(() => undefined))
    if (!success) {
      throw new ExitError('failed', `What answers at ${url.origin} is no Trove of this version.`)
    }
    return data as AnswerOf<C>
  }

  return {
    /** Makes a call with JSON or without a body. */
    async call<C extends Call>(call: C, said: Said<C>): Promise<AnswerOf<C>> {
      const { json } = said
      const body = json === undefined ? undefined : JSON.stringify(json)
      return read(call, await send(call, addressOf(call, said), body))
    },
    /** Makes a call with files. */
    async sendFiles<C extends Call>(call: C, place: Place<C>, form: FormData) {
      return read(call, await send(call, addressOf(call, place), form))
    },
    /** The response of a call that returns a file. */
    async download<C extends Call>(call: C, place: Place<C>): Promise<Response> {
      return send(call, addressOf(call, place))
    },
  }
}

function addressFrom(text: string): URL {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new ExitError(
      'wrongUse',
      'The address of Trove is something like https://trove.example.org.',
    )
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    process.stderr.write(
      'Note: this address has no https, so others on the way can read the key.\n',
    )
  }
  return url
}

function keyFrom(settings: Settings): string {
  const file = settings['TROVE_API_KEY_FILE']
  const key = (settings['TROVE_API_KEY'] ?? (file && readKey(file)))?.trim()
  if (!key) {
    throw new ExitError(
      'wrongUse',
      'Set TROVE_API_KEY, or TROVE_API_KEY_FILE to a file that holds the key.',
    )
  }
  if (!/^trv_[\w-]+$/.test(key)) throw new ExitError('wrongUse', 'The API key is not one of Trove.')
  return key
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ExitError('wrongUse', `The file ${file} cannot be read.`)
  }
}

/** Distinguishes the server's refusals from its failures. */
async function failed(answer: Response): Promise<ExitError> {
  const said = z.safeParse(errorBody, await answer.json().catch(() => undefined))
  const message = said.success ? said.data.error : `The server answered ${answer.status}.`
  const isRefused = answer.status < 500 && answer.status !== 429
  return new ExitError(isRefused ? 'nothing' : 'failed', message)
}
