import { deflateSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { pdfOf, scannedPdf, textPdf } from './extract/pdf-fixtures.ts'
import { docxOf } from './extract/zip-fixture.ts'
import { pidsOf } from '#tests/process/processes.ts'
import { createExtractor, type Extractor, type ExtractorOptions } from './extractor.ts'

// Each of these starts processes, on a machine that may be busy with others.
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

/** A page that draws the same ten megabytes of lines again and again, in a small file. */
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

test('reads a file in a process of its own and reports how far it is', async () => {
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

test('goes on after a file that cannot be read', async () => {
  await withExtractor({}, async (extractor) => {
    expect(await extractor.extract(file(Buffer.alloc(0)))).toEqual({
      ok: false,
      code: 'file.empty',
    })
    expect(await extractor.extract(good)).toMatchObject({ ok: true })
  })
})

test('reads as many files at a time as it may, and each of them', async () => {
  await withExtractor({ concurrency: 2 }, async (extractor) => {
    const all = await Promise.all(Array.from({ length: 6 }, () => extractor.extract(good)))
    expect(all.every(({ ok }) => ok)).toBe(true)
  })
})

test('stops reading when it is told to', async () => {
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

test('does not call a file bad that was being read when the extractor was closed', async () => {
  const extractor = createExtractor()
  const { promise: begun, resolve } = Promise.withResolvers<number>()
  const reading = extractor.extract(file(scannedPdf(['A slow one'])), { onProgress: resolve })
  const outcome = expect(reading).rejects.toThrow('ended')
  await begun
  await extractor.close()
  await outcome
  await expect(extractor.extract(good)).rejects.toThrow('closed')
})

test('reads on when its process was ended for want of files', async () => {
  await withExtractor({ idleMs: 1 }, async (extractor) => {
    await extractor.extract(good)
    expect(await extractor.extract(good)).toMatchObject({ ok: true })
  })
})

/** Kills the process that reads a file as soon as it has begun, as many times as are given. */
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

test('a file whose process somebody else kills is read once more, and refused when that happens again', async () => {
  await withExtractor({ concurrency: 1 }, async (extractor) => {
    expect(await readWhileKilled(extractor, 1)).toMatchObject({ ok: true })
    const refused = await readWhileKilled(extractor, 2)
    expect(refused).toEqual({ ok: false, code: 'file.stopped' })
    expect(await extractor.extract(good)).toMatchObject({ ok: true })
  })
})
