import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { askQuestion, recogniseSpeech } from '#shared/calls/answers.ts'
import { urlOf, type Call } from '#shared/calls/call.ts'
import { readSheet } from '#shared/calls/documents.ts'
import { readMe } from '#shared/calls/sign-in.ts'
import { requirement } from '#tests/requirement.ts'
import { ApiError, createQueryClient, request, requestJson } from './api.ts'

/** Answers every outgoing call with `response` and records the requests. */
function answerWith(response: Response) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(response.clone()))
  vi.stubGlobal('fetch', fetched)
  return () => {
    const [path, init] = fetched.mock.calls[0] ?? []
    return { path, init, headers: new Headers(init?.headers), calls: fetched.mock.calls.length }
  }
}

const thing = {
  method: 'GET',
  path: '/api/x',
  access: 'anyone',
  summary: 'A thing.',
} as const satisfies Call

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a call', () => {
  test('carries cookies and, without a body, no content type', async () => {
    const sent = answerWith(Response.json({ ok: true }))
    await request(readMe)
    expect(sent().path).toBe('/api/me')
    expect(sent().init).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(sent().headers.has('content-type')).toBe(false)
  })

  test('sends a JSON body with the JSON content type', async () => {
    const sent = answerWith(Response.json({ ok: true }))
    await request(askQuestion, { json: { question: 'Why?' } })
    expect(sent().headers.get('content-type')).toBe('application/json')
    expect(sent().init?.body).toBe('{"question":"Why?"}')
  })

  test('leaves the content type of a recording to the browser', async () => {
    const sent = answerWith(Response.json({ text: '' }))
    const body = new Blob(['RIFF'], { type: 'audio/wav' })
    await request(recogniseSpeech, { body })
    expect(sent().headers.has('content-type')).toBe(false)
    expect(sent().init?.body).toBe(body)
  })

  test('goes to the address of its parameters and query, leaving out absent ones', () => {
    const params = { id: 'doc/1', index: 2 }
    expect(urlOf(readSheet, { params })).toBe('/api/documents/doc%2F1/sheets/2')
    expect(urlOf(readSheet, { params, query: { from: 0 } })).toMatch(/\/2\?from=0$/)
    expect(urlOf(readSheet, { params, query: { from: undefined } })).toMatch(/\/2$/)
  })

  test('that gets no response says so in plain words, and a stopped one says nothing', async () => {
    const fails = (failure: Error) => vi.stubGlobal('fetch', () => Promise.reject(failure))
    fails(new TypeError('Failed to fetch'))
    await expect(request(readMe)).rejects.toThrow('The server could not be reached.')
    const stopped = new DOMException('Stopped', 'AbortError')
    fails(stopped)
    await expect(request(readMe)).rejects.toBe(stopped)
  })

  test('returns data that matches its contract and refuses anything else', async () => {
    answerWith(Response.json({ id: 'a', more: 1 }))
    expect(await requestJson({ ...thing, response: z.object({ id: z.string() }) })).toEqual({
      id: 'a',
    })

    answerWith(Response.json({ id: 7 }))
    await expect(requestJson({ ...thing, response: z.object({ id: z.string() }) })).rejects.toThrow(
      z.core.$ZodError,
    )
  })

  test('accepts an empty response if the contract allows it', async () => {
    answerWith(new Response(null, { status: 204 }))
    expect(await requestJson({ ...thing, response: z.undefined() })).toBeUndefined()
  })
})

describe('an error response', () => {
  test.each([
    ['404', new Response('no such thing', { status: 404 }), '404: no such thing'],
    [
      '500 without a body',
      new Response(null, { status: 500, statusText: 'Internal Server Error' }),
      '500: Internal Server Error',
    ],
    [
      'an error object',
      Response.json({ error: 'Gone.', code: 'x.gone' }, { status: 404 }),
      '404: {"error":"Gone.","code":"x.gone"}',
    ],
  ])('%s becomes an error with the status and the body', async (_case, response, text) => {
    requirement('errors.internal-text', 'api.client.non-success')
    const sent = answerWith(response)
    const error = await request(thing).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: response.status, internalText: text })
    expect(sent().calls).toBe(1)
  })

  test("shows the server's message if there is one, otherwise a plain one", () => {
    const said = new ApiError(409, 'Conflict', '{"error":"That email is taken.","code":"email"}')
    expect(said).toMatchObject({
      message: 'That email is taken.',
      serverText: 'That email is taken.',
      code: 'email',
    })
    const silent = new ApiError(502, 'Bad Gateway', '<html>')
    expect(silent.serverText).toBeUndefined()
    expect(silent.message).toBe('Something went wrong. Please try again.')
  })
})

test('data loads are not retried, not refetched on focus and never stale', () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual({
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  })
})

test('after a sign-in ends on the server, the page asks again who is signed in', async () => {
  const client = createQueryClient()
  const refused = () => Promise.reject(new ApiError(401, 'Unauthorized', ''))
  const load = () => client.fetchQuery({ queryKey: ['documents'], queryFn: refused })

  client.setQueryData(['me'], { id: 'usr_1' })
  await expect(load()).rejects.toThrow(ApiError)
  expect(client.getQueryState(['me'])?.isInvalidated).toBe(true)

  client.setQueryData(['me'], null)
  await expect(load()).rejects.toThrow(ApiError)
  expect(client.getQueryState(['me'])?.isInvalidated).toBe(false)
})
