import { expect } from 'vitest'
import { errorBody } from '#shared/errors.ts'
import { requirement } from '#tests/requirement.ts'
import { test } from '#tests/server.ts'

const megabyte = 1024 * 1024

async function failure(answer: Response) {
  const { error, code } = errorBody.parse(await answer.json())
  expect(error).toMatch(/\S/)
  return { status: answer.status, code }
}

test('a body that is not JSON, a missing field and a wrong type are refused as invalid', async ({
  server,
}) => {
  const browser = await server.person('Ada')
  const json = { 'content-type': 'application/json' }
  const broken = await browser.send('POST', '/api/ask', { body: '{"question":', headers: json })
  expect((await failure(broken)).status).toBe(400)
  for (const body of [{}, { question: 7 }, { question: '   ' }, []]) {
    expect(await failure(await browser.post('/api/ask', body))).toEqual({
      status: 400,
      code: 'request.invalid',
    })
  }
  expect((await failure(await browser.post('/api/search', { query: '' }))).status).toBe(400)
})

test('a JSON body over the limit is refused as too large', async ({ server }) => {
  const browser = await server.person('Ada')
  const answer = await browser.post('/api/ask', { question: 'x'.repeat(2 * megabyte) })
  expect(await failure(answer)).toEqual({ status: 413, code: 'request.too_large' })
})

test('a question over the maximum length is refused and one just below is answered', async ({
  server,
}) => {
  const browser = await server.person('Ada')
  expect(
    (await failure(await browser.post('/api/ask', { question: 'x'.repeat(10_001) }))).status,
  ).toBe(400)
  expect((await browser.post('/api/ask', { question: 'word '.repeat(1_900) })).status).toBe(200)
})

test('a file of 9MB or of exactly 10MB is accepted and one of 11MB is not', async ({ server }) => {
  requirement('limits.upload.size')
  const browser = await server.person('Ada')
  const text = (bytes: number) => 'a line of text\n'.repeat(Math.ceil(bytes / 15)).slice(0, bytes)
  expect((await browser.upload({ 'nine.txt': text(9 * megabyte) })).status).toBe(201)
  expect((await browser.upload({ 'ten.txt': text(10 * megabyte) })).status).toBe(201)
  const refused = await browser.upload({ 'eleven.txt': text(11 * megabyte) })
  expect(await failure(refused)).toEqual({ status: 413, code: 'document.too_large' })
  expect(await browser.list()).toHaveLength(2)
})

test('an upload with one unacceptable file stores none of them', async ({ server }) => {
  const browser = await server.person('Ada')
  const wrongType = await browser.upload({ 'a.txt': 'fine', 'b.exe': 'MZ' })
  expect(await failure(wrongType)).toEqual({ status: 415, code: 'document.unsupported' })
  const archive = await browser.upload({ 'photos.qqq': 'Rar!\u001a\u0007\u0000' })
  expect(await archive.json()).toMatchObject({
    error: expect.stringMatching(
      /^photos\.qqq: File type not supported\. A RAR archive: unpack it and add the files in it/,
    ),
  })
  const empty = await browser.upload({ 'a.txt': 'fine', 'b.txt': '' })
  expect(await failure(empty)).toEqual({ status: 400, code: 'document.empty' })
  expect(await browser.list()).toEqual([])
})

test('a request that is no upload is refused', async ({ server }) => {
  const browser = await server.person('Ada')
  expect(await failure(await browser.post('/api/documents/upload', {}))).toEqual({
    status: 415,
    code: 'upload.not_multipart',
  })
  const noFile = await browser.upload({ 'a.txt': 'fine' }, 'unknown-field')
  expect(await failure(noFile)).toEqual({ status: 400, code: 'upload.no_file' })
})

test('unknown ids and unknown routes are answered with 404', async ({ server }) => {
  const browser = await server.person('Ada')
  const unknown = [
    '/api/documents/doc_0',
    '/api/documents/x/content',
    '/api/passages/1',
    '/api/passages/x',
    '/api/nothing',
  ]
  for (const path of unknown) {
    expect((await failure(await browser.get(path))).status, path).toBe(404)
  }
  expect((await failure(await browser.del('/api/documents/doc_0'))).status).toBe(404)
})

test("a call from another site's page changes nothing", async ({ server }) => {
  const browser = await server.person('Ada')
  await browser.bring({ 'a.txt': 'fine' })
  const answer = await browser.send('DELETE', '/api/documents', {
    headers: { origin: 'https://evil.example' },
  })
  expect((await failure(answer)).status).toBe(403)
  expect(await browser.list()).toHaveLength(1)
})
