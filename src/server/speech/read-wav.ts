import { AppError } from '#server/errors.ts'
import { speechSound } from '#shared/speech.ts'

const pcm = 1
const bytesPerSample = 2
const chunkHeaderBytes = 8
/** Encoders round up to whole blocks, which must not exceed the limit. */
const spareSeconds = 0.5

/**
 * The samples of a WAV file between -1 and 1; refuses any format other than the one our pages send.
 */
export function readWav(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || tagAt(bytes, 0) !== 'RIFF' || tagAt(bytes, 8) !== 'WAVE') {
    throw notReadable('This is no WAV file.')
  }
  let isFormatKnown = false
  for (let at = 12; at + chunkHeaderBytes <= bytes.length;) {
    const start = at + chunkHeaderBytes
    const size = view.getUint32(at + 4, true)
    switch (tagAt(bytes, at)) {
      case 'fmt ':
        assertFormat(view, start, size)
        isFormatKnown = true
        break
      case 'data':
        if (!isFormatKnown) throw notReadable('The sound has no format.')
        return samplesOf(view, start, Math.min(size, bytes.length - start))
    }
    // Chunks are aligned to even positions.
    at = start + size + (size % 2)
  }
  throw notReadable('There is no sound in this file.')
}

function assertFormat(view: DataView, start: number, size: number): void {
  if (size < 16 || start + 16 > view.byteLength) throw notReadable('The sound has no format.')
  const isRight =
    view.getUint16(start, true) === pcm &&
    view.getUint16(start + 2, true) === 1 &&
    view.getUint32(start + 4, true) === speechSound.sampleRate &&
    view.getUint16(start + 14, true) === bytesPerSample * 8
  if (!isRight) {
    throw notReadable('Send the sound as 16-bit PCM with one channel and 16,000 samples a second.')
  }
}

function samplesOf(view: DataView, start: number, bytes: number): Float32Array<ArrayBuffer> {
  const count = Math.floor(bytes / bytesPerSample)
  if (count > (speechSound.maxSeconds + spareSeconds) * speechSound.sampleRate) {
    throw new AppError(
      'invalid',
      'speech.too_long',
      `Please speak for at most ${speechSound.maxSeconds} seconds at a time.`,
    )
  }
  const samples = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    samples[i] = view.getInt16(start + i * bytesPerSample, true) / 32_768
  }
  return samples
}

const tagAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

const notReadable = (message: string) => new AppError('invalid', 'speech.not_readable', message)
