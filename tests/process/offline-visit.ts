// Run in a network namespace by nothing-leaves.test.ts: one visit to a server, and what left
// meanwhile.
import dns from 'node:dns/promises'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import os from 'node:os'
import { scannedPdf, textPdf } from '#server/ingestion/extract/pdf-fixtures.ts'
import { startServer } from '#tests/e2e/server.ts'
import { openHttpSession } from '#tests/http-session.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { watchConnections, watchNamespace } from './outgoing-watch.ts'

const [dataDir = '', temporary = '', isInNamespace] = process.argv.slice(2)
const watch = isInNamespace ? await watchNamespace() : watchConnections()
const server = await startServer({ TROVE_DATA_DIR: dataDir, TMPDIR: temporary, RATE_LIMITS: 'off' })
try {
  const guest = openHttpSession(server.url)
  await guest.loadSample()
  await guest.ask('How much did I spend on groceries last month?')
  await guest.speak()
  await guest.signUp('ada@example.org')
  await guest.upload({
    'scan.pdf': new Uint8Array(scannedPdf(['Invoice number 4711'])),
    'lease.pdf': new Uint8Array(
      textPdf([[{ text: 'The lease ends in May.', x: 72, y: 700, size: 12 }]]),
    ),
    'expenses.csv': 'date,category,amount_eur\n2025-01-02,Books,12\n2025-01-03,Rent,900\n',
  })
  await guest.addChat('WhatsApp Chat with Bea.txt', '12/03/2025, 10:15 - Bea: The cake is ready.\n')
  for (const question of ['What is the invoice number?', 'What is the total of expenses?']) {
    await guest.ask(question)
  }
} finally {
  // Whatever is collected in the background is sent when the process ends, at the latest.
  await server.stop()
}
const left = watch.seen()
// A watch that notices nothing would prove nothing.
const outside = isInNamespace ? '198.51.100.9' : ownAddress()
const listener = createServer().listen(0)
await once(listener, 'listening')
const bound = listener.address()
const port = isInNamespace || bound === null || typeof bound === 'string' ? 443 : bound.port
const socket = connect({ host: outside, port }).on('error', () => undefined)
if (isInNamespace) await dns.lookup('caught.example')
// The report says what is missing if the watch never notices.
await waitUntil(noticesAll, { timeoutMs: 10_000, pollMs: 20 }).catch(() => undefined)
const caught = watch.seen()
socket.destroy()
listener.close()
watch.close()
process.stdout.write(`${JSON.stringify({ left, caught })}\n`)

/** In a namespace the watch sees names and packets, elsewhere connections. */
function noticesAll(): boolean {
  const { names, packets, connections } = watch.seen()
  return isInNamespace ? names.length > 0 && packets > 0 : connections.length > 0
}

/** This machine's address as others see it; connections to it are noticed like any other. */
function ownAddress(): string {
  const all = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1'
}
