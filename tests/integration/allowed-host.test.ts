import { serve, type ServerType } from '@hono/node-server'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openTestServer } from '#tests/server.ts'

/** The whole application on a port, with a page and the given settings. */
async function listen(env: Record<string, string>) {
  const webRoot = mkdtempSync(path.join(os.tmpdir(), 'trove-web-'))
  for (const [index, screens] of [
    ['index.html', 'screens.json'],
    ['index.de.html', 'screens.de.json'],
  ] as const) {
    writeFileSync(path.join(webRoot, index), '<html><head></head><!-- screen --></html>')
    writeFileSync(path.join(webRoot, screens), '{}')
  }
  writeFileSync(path.join(webRoot, 'icon.svg'), '<svg/>')
  const trove = await openTestServer(env)
  const server: ServerType = serve({
    fetch: createApp(trove.services, webRoot).fetch,
    port: 0,
    hostname: '127.0.0.1',
  })
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    await trove[Symbol.asyncDispose]()
    rmSync(webRoot, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  return async (host: string, target: string, { method = 'GET', accept = '*/*' } = {}) => {
    const request = http.request({ port, host: '127.0.0.1', path: target, method })
    request.setHeader('host', host)
    request.setHeader('accept', accept)
    request.end()
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
    let body = ''
    for await (const chunk of answer.setEncoding('utf8')) body += String(chunk)
    return { status: answer.statusCode, body }
  }
}

const everyKind = [
  '/',
  '/documents',
  '/icon.svg',
  '/nothing.js',
  '/api/health',
  '/api/me',
  '/api/site',
  '/api/documents/1/original',
  '/api/nothing',
]

test('only names of this machine and the one in PUBLIC_URL are accepted, on every route', async () => {
  const call = await listen({ PUBLIC_URL: 'https://trove.example.org' })
  for (const host of [
    'rebound.example',
    'rebound.example:3000',
    'trove.example.org.evil.example',
    'localhost.evil.example:3000',
    '127.0.0.1.nip.example',
    '192.168.1.5:3000',
    '0.0.0.0:3000',
  ]) {
    for (const target of everyKind) {
      const answer = await call(host, target)
      expect([host, target, answer.status]).toEqual([host, target, 421])
      expect(answer.body).toContain('PUBLIC_URL')
      expect(answer.body).not.toContain('evil')
    }
    expect((await call(host, '/api/auth/email/signup', { method: 'POST' })).status).toBe(421)
  }
  for (const host of ['localhost@evil.example', 'evil.example#localhost', 'localhost:3000:1']) {
    expect([400, 421]).toContain((await call(host, '/api/site')).status)
  }
  for (const host of [
    'trove.example.org',
    'TROVE.example.org:8443',
    'localhost',
    'localhost:5173',
    '127.0.0.1:3000',
    '127.8.9.1',
    '[::1]:3000',
  ]) {
    const statuses = []
    for (const target of everyKind) statuses.push((await call(host, target)).status)
    expect([host, statuses]).toEqual([host, [200, 200, 200, 404, 200, 200, 200, 401, 404]])
  }
})

test('a refused person sees a page that names the setting', async () => {
  const call = await listen({})
  const answer = await call('trove.home:3000', '/', { accept: 'text/html,*/*' })
  expect(answer.status).toBe(421)
  expect(answer.body).toMatch(/<h1>Trove is not at this address<\/h1>[^]*PUBLIC_URL/)
})
