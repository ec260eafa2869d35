import { once } from 'node:events'
import { createWriteStream, mkdtempSync, openAsBlob, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { ZipFile } from 'yazl'
import { importReport, sourceList, sourceView } from '#shared/sources.ts'
import { startServer } from '#tests/e2e/server.ts'
import { memoryOfTree } from '../server/memory-of-tree.ts'
import { signedIn } from '../server/signed-in.ts'
import { createRandom, createWords } from '../synthetic/synthetic.ts'

/** Uncompressed size; a compressed archive is about a tenth of it. */
const gigabytes = Number(process.env['BENCH_ARCHIVE_GB'] ?? 5)
/** Stored without compression, so that the archive is as large as its contents. */
const compress = process.env['BENCH_ARCHIVE_STORED'] !== '1'
const mailBytes = 200 * 1024
/**
 * One of this many mails is kept; the others are in Spam, so that reading is measured, not storing.
 */
const keptEvery = 50

/**
 * Imports one large archive with a mailbox and measures the peak memory and disk use: of the server
 * with its processes, and of the data folder.
 */
export async function runArchiveBench() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-archive-'))
  const dataDir = path.join(folder, 'data')
  try {
    const archive = path.join(folder, 'takeout-001.zip')
    const mails = await writeArchive(archive)
    const server = await startServer({
      TROVE_DATA_DIR: dataDir,
      MODEL_CACHE_DIR: path.resolve('.cache/models'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    })
    try {
      const call = await signedIn(server.url)
      const before = memoryOfTree(server.pid ?? 0)
      const peak = { server: 0, worker: 0, database: 0, disk: 0 }
      let over = false
      const watching = (async () => {
        while (!over) {
          const now = memoryOfTree(server.pid ?? 0)
          peak.server = Math.max(peak.server, now.server)
          peak.worker = Math.max(peak.worker, now.worker)
          peak.database = Math.max(peak.database, now.database)
          peak.disk = Math.max(peak.disk, sizeOf(dataDir))
          await wait(500)
        }
      })()
      const { id } = sourceView.parse(await call('POST', '/api/data-sources', newSource))
      const form = new FormData()
      form.append('files', await openAsBlob(archive), 'takeout-001.zip')
      const startedAt = performance.now()
      await call('POST', `/api/data-sources/${id}/import`, form)
      const uploadedAt = performance.now()
      for (;;) {
        const [source] = sourceList.parse(await call('GET', '/api/data-sources'))
        if (source && source.progress === undefined) break
        await wait(500)
      }
      const endedAt = performance.now()
      over = true
      await watching
      const report = importReport.parse(await call('GET', `/api/data-sources/${id}/report`))
      return {
        archiveBytes: statSync(archive).size,
        mails,
        read: report.read,
        stored: report.stored,
        uploadS: (uploadedAt - startedAt) / 1000,
        importS: (endedAt - uploadedAt) / 1000,
        before,
        peak,
        diskAtEnd: sizeOf(dataDir),
      }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function writeArchive(file: string): Promise<number> {
  const count = Math.ceil((gigabytes * 1024 ** 3) / mailBytes)
  const zip = new ZipFile()
  zip.addReadStream(Readable.from(mailbox(count)), 'Takeout/Mail/All mail.mbox', { compress })
  zip.end()
  const target = createWriteStream(file)
  zip.outputStream.pipe(target)
  await once(target, 'finish')
  return count
}

function* mailbox(count: number): Generator<Buffer> {
  const word = createWords(createRandom(3))
  const line = () => Array.from({ length: 12 }, word).join(' ')
  // Text repeats within a mailbox, though not as a whole.
  const lines = Array.from({ length: 300 }, line)
  for (let mail = 0; mail < count; mail++) {
    const kept = mail % keptEvery === 0
    const head = [
      `From ${mail}@xxx Mon Mar 02 10:00:00 +0000 2026`,
      'From: Bea Gardner <bea@example.org>',
      `Subject: Note ${mail}`,
      `Date: ${new Date(Date.UTC(2026, 0, 1 + (mail % 200), 10)).toUTCString()}`,
      `Message-ID: <${mail}@example.org>`,
      `X-Gmail-Labels: ${kept ? 'Inbox' : 'Spam'}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      '',
    ].join('\n')
    if (kept) yield Buffer.from(`${head}Nothing to report about bed ${mail}.\n\n`)
    else {
      const first = (mail * 37) % lines.length
      const body = Array.from(
        { length: Math.ceil(mailBytes / 80) },
        (_, index) => lines[(first + index * 7) % lines.length] ?? '',
      )
      yield Buffer.from(`${head}${body.join('\n')}\n\n`)
    }
  }
}

const newSource = {
  name: 'Mail',
  type: 'gmail',
  config: {
    credentials: {},
    category: 'personal',
    scrapingEnabled: true,
    vectorizationEnabled: false,
  },
}

function sizeOf(folder: string): number {
  let bytes = 0
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue
      bytes +=
        statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0
    }
  } catch {
    // Files come and go during the count; the next measurement counts again.
  }
  return bytes
}

if (import.meta.main) {
  const result = await runArchiveBench()
  const mib = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`
  const { archiveBytes, mails, read, stored, uploadS, importS, before, peak, diskAtEnd } = result
  console.log(
    `archive of ${mib(archiveBytes)} with a mailbox of ${gigabytes} GiB, ${mails} mails: uploaded in ${uploadS.toFixed(0)} s, read in ${importS.toFixed(0)} s; ${read} read, ${stored} stored`,
  )
  console.log(
    `memory before: server ${mib(before.server)}, database ${mib(before.database)}; at most: server ${mib(peak.server)}, reading process ${mib(peak.worker)}, database ${mib(peak.database)}`,
  )
  console.log(`data folder at most ${mib(peak.disk)}, at the end ${mib(diskAtEnd)}`)
}
