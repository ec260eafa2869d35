import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import {
  urlOf,
  type ResponseOf,
  type Call,
  type CallParameters,
  type CallInput,
} from '#shared/calls/call.ts'
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

  async function read<C extends Call>(call: C, answer: Response): Promise<ResponseOf<C>> {
    const { response: contract } = call
    if (contract === undefined || typeof contract === 'string') return undefined as ResponseOf<C>
    const { data, success } = z.safeParse(contract, await answer.json().catch(() => undefined))
    if (!success) {
      throw new ExitError('failed', `What answers at ${url.origin} is no Trove of this version.`)
    }
    return data as ResponseOf<C>
  }

  return {
    /** Makes a call with JSON or without a body. */
    async call<C extends Call>(call: C, input: CallInput<C>): Promise<ResponseOf<C>> {
      const { json } = input
      const body = json === undefined ? undefined : JSON.stringify(json)
      return read(call, await send(call, urlOf(call, input), body))
    },
    /** Makes a call with files. */
    async sendFiles<C extends Call>(call: C, parameters: CallParameters<C>, form: FormData) {
      return read(call, await send(call, urlOf(call, parameters), form))
    },
    /** The response of a call that returns a file. */
    async download<C extends Call>(call: C, parameters: CallParameters<C>): Promise<Response> {
      return send(call, urlOf(call, parameters))
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
  const input = z.safeParse(errorBody, await answer.json().catch(() => undefined))
  const message = input.success ? input.data.error : `The server answered ${answer.status}.`
  const isRefused = answer.status < 500 && answer.status !== 429
  return new ExitError(isRefused ? 'nothing' : 'failed', message)
}
