/**
 * The process in which files are read. It holds no key and no connection, reads one file at a time,
 * and may be ended at any moment.
 */
import { chunkDocument } from './chunk.ts'
import { endWithParent } from './end-with-parent.ts'
import { extract } from './extract/extract.ts'
import { ExtractionFailure } from './extract/failures.ts'
import {
  extractionRequest,
  type ExtractionMessage,
  type ExtractionRequest,
} from './extractor-messages.ts'

const reportMemoryMs = 100
const reportProgressMs = 100
/** OCR stops early enough to return the text recognized so far. */
const handOverShare = 0.75

function send(message: ExtractionMessage): void {
  process.send?.(message)
}

async function answer(request: ExtractionRequest): Promise<ExtractionMessage> {
  const started = Date.now()
  let reported = 0
  const onProgress = (share: number): void => {
    if (Date.now() - reported < reportProgressMs) return
    reported = Date.now()
    send({ kind: 'progress', share })
  }
  try {
    const deadline = started + (request.deadline - started) * handOverShare
    const document = await extract(request, { deadline, onProgress })
    const passages = chunkDocument(document)
    // Sheets are shown from their grid; sending the text twice would double memory on both sides.
    const blocks = document.kind === 'sheets' ? [] : document.blocks
    return { kind: 'done', document: { ...document, blocks }, passages }
  } catch (error) {
    return failure(error)
  }
}

/** An exception in a library means a damaged file, unless memory ran out. */
function failure(error: unknown): ExtractionMessage {
  if (error instanceof ExtractionFailure) {
    return {
      kind: 'failed',
      code: error.code,
      ...(error.detail === undefined ? {} : { detail: error.detail }),
    }
  }
  const tooBig = error instanceof RangeError && /allocation|length/i.test(error.message)
  return { kind: 'failed', code: tooBig ? 'file.too_big' : 'file.damaged' }
}

// Libraries leave rejected promises behind; only the current file's own result counts.
process.on('unhandledRejection', () => undefined)
// Ctrl-C signals every process of a terminal; the server decides when this one ends.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit(0))
process.on('message', (message) => {
  const request = extractionRequest.parse(message)
  void answer(request).then(send)
})
if (process.platform !== 'linux') {
  setInterval(
    () => send({ kind: 'memory', residentBytes: process.memoryUsage.rss() }),
    reportMemoryMs,
  ).unref()
}
endWithParent()
send({ kind: 'ready' })
