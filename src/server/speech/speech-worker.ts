import { parentPort, workerData } from 'node:worker_threads'
import { createTranscriber } from './moonshine.ts'
import type { SpeechReply, SpeechRequest, SpeechSettings } from './speech-protocol.ts'

type Waiting = { id: number; samples: Float32Array<ArrayBuffer> }

// Entry of the worker thread: the model blocks its thread while it runs.
const settings: SpeechSettings = workerData
const queue: Waiting[] = []
let present: number | undefined
let isRunning = false
let isClosing = false
const transcribe = await createTranscriber(settings)

parentPort?.on('message', (request: SpeechRequest) => {
  switch (request.kind) {
    case 'recognise':
      queue.push(request)
      if (!isRunning) void work()
      break
    case 'cancel':
      forget(request.id)
      break
    case 'close':
      close()
  }
})
send({ kind: 'ready' })

/** One at a time: two at once would each take twice as long. */
async function work(): Promise<void> {
  isRunning = true
  for (let next = queue.shift(); next; next = queue.shift()) {
    present = next.id
    send(await recognise(next))
  }
  isRunning = false
  if (isClosing) process.exit()
}

async function recognise({ id, samples }: Waiting): Promise<SpeechReply> {
  // Lets in a cancellation that arrived meanwhile.
  const shouldContinue = () =>
    new Promise<boolean>((resolve) => setImmediate(() => resolve(present === id && !isClosing)))
  try {
    return { kind: 'text', id, text: await transcribe(samples, shouldContinue) }
  } catch (error) {
    return { kind: 'failed', id, message: error instanceof Error ? error.name : 'unknown' }
  }
}

function forget(id: number): void {
  if (present === id) present = undefined
  const index = queue.findIndex((waiting) => waiting.id === id)
  if (index >= 0) queue.splice(index, 1)
}

/** Ends the thread between two steps: the runtime aborts the process if it is interrupted. */
function close(): void {
  isClosing = true
  queue.length = 0
  if (!isRunning) process.exit()
}

function send(reply: SpeechReply): void {
  parentPort?.postMessage(reply)
}
