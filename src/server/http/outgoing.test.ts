import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createOutgoing, isPublicAddress } from './outgoing.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  'no address',
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])(
  '%s is on the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  'http://example.org/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'nonsense',
])('%s is not called', async (url) => {
  await expect(createOutgoing().call(url)).rejects.toMatchObject({ code: 'address' })
})

async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

test('this machine is called if a test allows it, and other non-public addresses are not', async () => {
  await using server = await serve((request, response) =>
    response.end(`${request.method} ${request.headers.authorization}`),
  )
  const outgoing = createOutgoing({ rule: 'loopback' })
  const headers = { authorization: 'Basic eA==' }
  expect(await outgoing.call(server.url, { headers })).toMatchObject({
    status: 200,
    text: 'GET Basic eA==',
  })
  await expect(outgoing.call('https://10.0.0.1/')).rejects.toMatchObject({ code: 'address' })
  await expect(outgoing.call('http://example.org/')).rejects.toMatchObject({ code: 'address' })
})

test('a redirect is checked like an entered address, and another server gets no secret', async () => {
  await using other = await serve((request, response) =>
    response.end(`${request.method} ${request.headers.authorization}`),
  )
  await using server = await serve((request, response) => {
    const targets: Record<string, string> = {
      '/closed': 'https://169.254.169.254/',
      '/other': other.url,
      '/loop': '/loop',
    }
    response.writeHead(302, { location: targets[request.url ?? ''] ?? '/' }).end()
  })
  const outgoing = createOutgoing({ rule: 'loopback' })
  const headers = { authorization: 'Basic eA==' }
  const call = (path: string) => outgoing.call(`${server.url}${path}`, { headers, method: 'POST' })
  await expect(call('/closed')).rejects.toMatchObject({ code: 'address' })
  expect(await call('/other')).toMatchObject({ text: 'GET undefined' })
  await expect(call('/loop')).rejects.toMatchObject({ code: 'redirects' })
})

test('responses that are endless or too large are aborted', async () => {
  await using server = await serve((request, response) => {
    response.write('x'.repeat(2_000))
    if (request.url === '/large') response.end('x'.repeat(2_000))
  })
  const hasty = createOutgoing({ rule: 'loopback', timeoutMs: 300 })
  await expect(hasty.call(`${server.url}/slow`)).rejects.toMatchObject({ code: 'timeout' })
  const outgoing = createOutgoing({ rule: 'loopback', maxBytes: 3_000 })
  await expect(outgoing.call(`${server.url}/large`)).rejects.toMatchObject({ code: 'too_large' })
  await expect(
    outgoing.call(`${server.url}/slow`, { signal: AbortSignal.timeout(50) }),
  ).rejects.toMatchObject({ name: 'TimeoutError' })
})
