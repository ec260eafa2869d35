import { deflateSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { pdfOf, scannedPdf, textPdf } from './extract/pdf-fixtures.ts'
import { docxOf } from './extract/zip-fixture.ts'
import { pidsOf } from '#tests/process/processes.ts'
import { createExtractor, type Extractor, type ExtractorOptions } from './extractor.ts'

// Each of these starts processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const file = (bytes: Uint8Array, name = 'a.pdf') => ({ bytes, name, mimeType: '' })
const good = file(textPdf([[{ text: 'All is well', x: 60, y: 700, size: 12 }]]))

async function withExtractor(
  options: ExtractorOptions,
  run: (extractor: Extractor) => Promise<void>,
) {
  const extractor = createExtractor(options)
  try {
    await run(extractor)
  } finally {
    await extractor.close()
  }
}

/** A small file with a page that draws the same ten megabytes of lines repeatedly. */
function bombPdf(times: number): Buffer {
  const packed = deflateSync(Buffer.alloc(10 * 1024 * 1024, '1 1 m 2 2 l S\n'))
  const stream = Buffer.concat([
    Buffer.from(`<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${'4 0 R '.repeat(times)}] >>`,
    stream,
  ])
}

test('reads a file in a separate process and reports its progress', async () => {
  await withExtractor({}, async (extractor) => {
    const shares: number[] = []
    const extraction = await extractor.extract(good, { onProgress: (share) => shares.push(share) })
    expect(extraction).toMatchObject({
      ok: true,
      document: { kind: 'pdf', pages: 1 },
      passages: [{ text: 'All is well', path: [], locator: { kind: 'page', page: 1 } }],
    })
    expect(shares.length).toBeGreaterThan(0)
  })
})

test('ends a process that takes too long and reads the next file', async () => {
  const limits = { timeLimitMs: 4000, memoryLimitBytes: 4 * 1024 ** 3 }
  await withExtractor(limits, async (extractor) => {
    const hostile = extractor.extract(file(bombPdf(60)))
    const next = extractor.extract(good)
    expect(await hostile).toEqual({ ok: false, code: 'file.too_slow', detail: '4 seconds' })
    expect(await next).toMatchObject({ ok: true })
  })
})

test('ends a process that takes too much memory and reads the next file', async () => {
  await withExtractor({ memoryLimitBytes: 256 * 1024 * 1024 }, async (extractor) => {
    const bomb = docxOf('<w:p/>'.repeat(5_000_000))
    for (const hostile of [file(bombPdf(60)), file(bomb, 'a.docx')]) {
      expect(await extractor.extract(hostile)).toMatchObject({ ok: false, code: 'file.too_big' })
      expect(await extractor.extract(good)).toMatchObject({ ok: true })
    }
  })
})

test('continues after a file that cannot be read', async () => {
  await withExtractor({}, async (extractor) => {
    expect(await extractor.extract(file(Buffer.alloc(0)))).toEqual({
      ok: false,
      code: 'file.empty',
    })
    expect(await extractor.extract(good)).toMatchObject({ ok: true })
  })
})

test('reads files concurrently up to the limit, and completes each of them', async () => {
  await withExtractor({ concurrency: 2 }, async (extractor) => {
    const all = await Promise.all(Array.from({ length: 6 }, () => extractor.extract(good)))
    expect(all.every(({ ok }) => ok)).toBe(true)
  })
})

test('stops reading when aborted', async () => {
  await withExtractor({}, async (extractor) => {
    const stop = new AbortController()
    const reading = extractor.extract(file(scannedPdf(['A slow one'])), {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('stopped')),
    })
    await expect(reading).rejects.toThrow('stopped')
    expect(await extractor.extract(good)).toMatchObject({ ok: true })
  })
})

test('does not report a file as bad if the extractor was closed while reading it', async () => {
  const extractor = createExtractor()
  const { promise: begun, resolve } = Promise.withResolvers<number>()
  const reading = extractor.extract(file(scannedPdf(['A slow one'])), { onProgress: resolve })
  const outcome = expect(reading).rejects.toThrow('ended')
  await begun
  await extractor.close()
  await outcome
  await expect(extractor.extract(good)).rejects.toThrow('closed')
})

test('starts a new process after the idle one was ended', async () => {
  await withExtractor({ idleMs: 1 }, async (extractor) => {
    await extractor.extract(good)
    expect(await extractor.extract(good)).toMatchObject({ ok: true })
  })
})

/** Kills the process as soon as it starts reading a file, the given number of times. */
async function readWhileKilled(extractor: Extractor, times: number) {
  const page = [{ text: 'All is well', x: 60, y: 700, size: 12 }]
  const slow = file(textPdf(Array.from({ length: 1_500 }, () => page)))
  let killed = 0
  const onProgress = () => {
    for (const pid of pidsOf('reading', { pid: process.pid, dataDir: '' })) {
      if (killed >= times || !process.kill(pid, 'SIGKILL')) continue
      killed += 1
    }
  }
  const extraction = await extractor.extract(slow, { onProgress })
  expect(killed).toBe(times)
  return extraction
}

test('reads a file once more if its process was killed from outside, and refuses it the second time', async () => {
  await withExtractor({ concurrency: 1 }, async (extractor) => {
    expect(await readWhileKilled(extractor, 1)).toMatchObject({ ok: true })
    const refused = await readWhileKilled(extractor, 2)
    expect(refused).toEqual({ ok: false, code: 'file.stopped' })
    expect(await extractor.extract(good)).toMatchObject({ ok: true })
  })
})
