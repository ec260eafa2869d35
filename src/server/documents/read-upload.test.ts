import { expect, test } from 'vitest'
import { readUpload } from './read-upload.ts'
import { createUploadMemoryBudget } from './upload-memory-budget.ts'

/** The bytes as sent over the network. */
async function requestWith(characters: number) {
  const form = new FormData()
  form.append('file', new File(['x'.repeat(characters)], 'x.txt', { type: 'text/plain' }))
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const body = await sent.arrayBuffer()
  return new Request('http://localhost/', { method: 'POST', headers, body })
}

test('uploads share a memory budget, and release their part once stored', async () => {
  const memory = createUploadMemoryBudget(1_000)
  const upload = async (characters: number) => {
    using share = memory.begin()
    return (await readUpload(await requestWith(characters), ['file'], share))[0]?.bytes.length
  }
  {
    using other = memory.begin()
    other.take(600)
    await expect(upload(600)).rejects.toMatchObject({ code: 'upload.busy', kind: 'unavailable' })
    expect(await upload(300)).toBe(300)
  }
  expect(await upload(1_000)).toBe(1_000)
  expect(await upload(1_000)).toBe(1_000)
})
