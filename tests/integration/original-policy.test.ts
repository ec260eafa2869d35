import { expect } from 'vitest'
import { makeKey } from '#tests/other-trove.ts'
import { test } from '#tests/server.ts'

test('a stored file is served in a sandbox, and everything else under the policy of the pages', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const html = '<script src="https://evil.example/x.js"></script>Sloes'
  const [document] = await ada.bring({ 'page.txt': html, 'sloes.pdf.txt': 'Sloes' })
  const { key } = await makeKey(ada)
  const headers = { authorization: `Bearer ${key}` }
  const answers = [
    await ada.get(`/api/documents/${document?.id}/original`),
    await ada.get(`/api/export/documents/${document?.id}/original`),
    await server
      .visitor()
      .send('GET', `/api/export/documents/${document?.id}/original`, { headers }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    )
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  }
  for (const path of ['/api/me', '/api/nothing', `/api/documents/${document?.id}`]) {
    const policy = (await ada.get(path)).headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'wasm-unsafe-eval';/)
  }
})
