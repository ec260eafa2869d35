import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

const windowMs = 600
const pace = { windowMs, minimumBytes: 60 }

/** A server over sockets, and how its handler's reading of the body ended. */
async function serve(handle: (request: Request) => Promise<Response>) {
  const { promise, resolve } = Promise.withResolvers<AddressInfo>()
  const ended: string[] = []
  const fetch = (request: Request) =>
    handle(request).then(
      (answer) => {
        ended.push('answered')
        return answer
      },
      () => {
        ended.push('broken off')
        return new Response(null, { status: 400 })
      },
    )
  const server = listen({ fetch }, { port: 0, host: '127.0.0.1' }, resolve, pace)
  const { port } = await promise
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return { port, ended }
}

/** A client that sends as it likes; `received` is all that it got until the connection ended. */
function connect(port: number, length: number) {
  const socket = net.connect(port, '127.0.0.1')
  const parts: string[] = []
  socket.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  socket.on('error', () => {})
  const closed = once(socket, 'close').then(() => parts.join(''))
  onTestFinished(() => void socket.destroy())
  socket.write(
    `POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`,
  )
  return { socket, closed }
}

const countBytes = async (request: Request) =>
  new Response(`${(await request.arrayBuffer()).byteLength} bytes`)

test('an upload that stops arriving is cut with a reason', async () => {
  const { port, ended } = await serve(countBytes)
  const { socket, closed } = connect(port, 1_000)
  socket.write('x'.repeat(500))
  const received = await closed
  expect(received).toMatch(/^HTTP\/1\.1 408 /)
  expect(received).toContain('"code":"upload.stalled"')
  await expect.poll(() => ended).toEqual(['broken off'])
})

test('an upload that drips is cut, however long it drips', async () => {
  const { port } = await serve(countBytes)
  const { socket, closed } = connect(port, 1_000)
  const drip = setInterval(() => socket.write('x'), 20)
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
  clearInterval(drip)
})

test('a slow upload that keeps arriving passes', async () => {
  const { port } = await serve(countBytes)
  const { socket, closed } = connect(port, 2_000)
  const started = performance.now()
  for (let sent = 0; sent < 2_000; sent += 50) {
    socket.write('x'.repeat(50))
    await pause(windowMs / 8)
  }
  expect(performance.now() - started).toBeGreaterThan(4 * windowMs)
  expect(await closed).toContain('2000 bytes')
})

test('the time in which the server does not read counts against nobody', async () => {
  const { port } = await serve(async (request) => {
    await pause(3 * windowMs)
    return countBytes(request)
  })
  const { socket, closed } = connect(port, 4_000_000)
  socket.write('x'.repeat(4_000_000))
  expect(await closed).toContain('4000000 bytes')
})

test('a body that nobody wanted does not keep its connection open', async () => {
  const { port } = await serve(async () => new Response('no', { status: 401 }))
  const { socket, closed } = connect(port, 1_000)
  socket.write('x')
  expect(await closed).toMatch(/^HTTP\/1\.1 401 /)
})

test('an answer may take as long as it takes', async () => {
  const { port } = await serve(async (request) => {
    await request.arrayBuffer()
    await pause(3 * windowMs)
    return new Response('at last')
  })
  const { socket, closed } = connect(port, 4)
  socket.write('xxxx')
  expect(await closed).toContain('at last')
})
