import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listen } from './listen.ts'

const windowMs = 600
const pace = { windowMs, minimumBytes: 60 }

/** Only the clock of the checks is fake: bytes travel over real sockets. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  return () => void vi.useRealTimers()
})

/** Waits without timers, since `expect.poll` would advance the fake clock. */
async function until(holds: () => boolean) {
  while (!holds()) await nextTurn()
}

/** A server over sockets, with the number of bytes it received and how its handler ended. */
async function serve(handle: (request: Request) => Promise<Response>) {
  const { promise, resolve } = Promise.withResolvers<AddressInfo>()
  const ended: string[] = []
  let connection: net.Socket | undefined
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
  server.on('connection', (socket) => (connection = socket))
  const { port } = await promise
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return { port, ended, arrived: () => connection?.bytesRead ?? 0 }
}

/** A client that sends at any pace; `received` is everything it got until the connection ended. */
function connect(port: number, length: number) {
  const socket = net.connect(port, '127.0.0.1')
  const parts: string[] = []
  socket.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  socket.on('error', () => {})
  const closed = once(socket, 'close').then(() => parts.join(''))
  onTestFinished(() => void socket.destroy())
  const head = `POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`
  socket.write(head)
  return { socket, closed, headBytes: head.length }
}

const countBytes = async (request: Request) =>
  new Response(`${(await request.arrayBuffer()).byteLength} bytes`)

test('an upload that stalls is cut with a reason', async () => {
  const { port, ended, arrived } = await serve(countBytes)
  const { socket, closed, headBytes } = connect(port, 1_000)
  socket.write('x'.repeat(500))
  await until(() => arrived() === headBytes + 500)
  vi.advanceTimersByTime(2 * windowMs)
  const received = await closed
  expect(received).toMatch(/^HTTP\/1\.1 408 /)
  expect(received).toContain('"code":"upload.stalled"')
  await until(() => ended.length > 0)
  expect(ended).toEqual(['broken off'])
})

test('an upload that trickles is cut, however long it continues', async () => {
  const { port, arrived } = await serve(countBytes)
  const { socket, closed, headBytes } = connect(port, 1_000)
  await until(() => arrived() === headBytes)
  for (let drops = 1; drops <= 6; drops += 1) {
    socket.write('x')
    await until(() => arrived() === headBytes + drops)
    vi.advanceTimersByTime(windowMs / 6)
  }
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
})

test('a slow but steady upload succeeds', async () => {
  const { port, arrived } = await serve(countBytes)
  const { socket, closed, headBytes } = connect(port, 2_000)
  for (let sent = 50; sent <= 2_000; sent += 50) {
    socket.write('x'.repeat(50))
    await until(() => arrived() === headBytes + sent)
    vi.advanceTimersByTime(windowMs / 8)
  }
  expect(await closed).toContain('2000 bytes')
})

test('time during which the server does not read counts against nobody', async () => {
  const reading = Promise.withResolvers<void>()
  const { port, arrived } = await serve(async (request) => {
    await reading.promise
    return countBytes(request)
  })
  const { socket, closed, headBytes } = connect(port, 4_000_000)
  socket.write('x'.repeat(4_000_000))
  await until(() => arrived() > headBytes)
  vi.advanceTimersByTime(3 * windowMs)
  reading.resolve()
  expect(await closed).toContain('4000000 bytes')
})

test('an unread request body does not keep its connection open', async () => {
  const { port, ended } = await serve(async () => new Response('no', { status: 401 }))
  const { socket, closed } = connect(port, 1_000)
  socket.write('x')
  await until(() => ended.length > 0)
  vi.advanceTimersByTime(2 * windowMs)
  expect(await closed).toMatch(/^HTTP\/1\.1 401 /)
})

test('a response may take any time', async () => {
  const read = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const { port } = await serve(async (request) => {
    await request.arrayBuffer()
    read.resolve()
    await done.promise
    return new Response('at last')
  })
  const { socket, closed } = connect(port, 4)
  socket.write('xxxx')
  await read.promise
  vi.advanceTimersByTime(3 * windowMs)
  done.resolve()
  expect(await closed).toContain('at last')
})
