import { speechSound } from '#shared/speech.ts'
import { createSpeechEnd, levelOf } from './speech-end.ts'
import { mixed, writeWav } from './write-wav.ts'

const lookEveryMs = 100

const needed = ['MediaRecorder', 'AudioContext', 'OfflineAudioContext']

/** Pages without HTTPS have no devices, whatever the types say. */
export function canRecord(): boolean {
  return (
    needed.every((name) => typeof Reflect.get(window, name) === 'function') &&
    typeof Reflect.get(navigator, 'mediaDevices') === 'object'
  )
}

/**
 * Records until somebody has spoken and is silent again, or `end` is aborted. Returns a WAV file,
 * or nothing if there was no time to record; throws the errors of `getUserMedia`.
 */
export async function recordSpeech(end: AbortSignal): Promise<Blob | undefined> {
  // Created at once, while the click still counts: some browsers leave it suspended otherwise.
  const context = new AudioContext()
  try {
    const stream = await openMicrophone(end)
    if (!stream) return undefined
    try {
      return await toWav(await capture(stream, context, end))
    } finally {
      release(stream)
    }
  } finally {
    await context.close()
  }
}

/** The permission prompt cannot be withdrawn, but its answer can be ignored. */
async function openMicrophone(end: AbortSignal): Promise<MediaStream | undefined> {
  const opening = navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } })
  const stream = await Promise.race([opening, aborted(end)])
  if (!stream) void opening.then(release, () => {})
  return stream
}

async function capture(stream: MediaStream, context: AudioContext, end: AbortSignal) {
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  // It also stops when the microphone is unplugged.
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve())
  })
  recorder.start()
  const watch = watchForEnd(stream, context)
  await Promise.race([watch.over, stopped, aborted(end)])
  watch.close()
  if (recorder.state !== 'inactive') recorder.stop()
  await stopped
  return new Blob(parts, { type: recorder.mimeType })
}

function watchForEnd(stream: MediaStream, context: AudioContext) {
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const isOver = createSpeechEnd()
  const startedAt = performance.now()
  let timer: number | undefined
  const over = new Promise<void>((resolve) => {
    timer = window.setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const level = context.state === 'running' ? levelOf(samples) : undefined
      if (isOver(level, performance.now() - startedAt)) resolve()
    }, lookEveryMs)
  })
  return { over, close: () => window.clearInterval(timer) }
}

/** The browser decodes its recording, at the server's sample rate. */
async function toWav(recording: Blob): Promise<Blob | undefined> {
  const { sampleRate, contentType } = speechSound
  const context = new OfflineAudioContext(1, 1, sampleRate)
  let sound: AudioBuffer
  try {
    sound = await context.decodeAudioData(await recording.arrayBuffer())
  } catch {
    // A very short recording is a file without sound.
    return undefined
  }
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) =>
    sound.getChannelData(index),
  )
  return new Blob([writeWav(mixed(channels), sampleRate)], { type: contentType })
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
