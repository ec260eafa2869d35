import { speechSound } from '#shared/speech.ts'

const headerBytes = 44
const bytesPerSample = 2
const pcm = 1

/** A WAV file with one channel of samples between -1 and 1; cut off at the limit. */
export function writeWav(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const count = Math.min(samples.length, speechSound.maxSeconds * sampleRate)
  const bytes = new Uint8Array(headerBytes + count * bytesPerSample)
  const view = new DataView(bytes.buffer)
  const tag = (at: number, text: string) =>
    bytes.set(
      Array.from(text, (letter) => letter.charCodeAt(0)),
      at,
    )
  tag(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  tag(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, pcm, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * bytesPerSample, true)
  view.setUint16(32, bytesPerSample, true)
  view.setUint16(34, bytesPerSample * 8, true)
  tag(36, 'data')
  view.setUint32(40, count * bytesPerSample, true)
  for (let i = 0; i < count; i++) {
    const value = Math.max(-1, Math.min(1, samples[i] ?? 0))
    view.setInt16(headerBytes + i * bytesPerSample, Math.round(value * 32_767), true)
  }
  return bytes
}

/** The mean of the channels. */
export function mixed(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels
  if (others.length === 0) return first
  return first.map(
    (value, i) => others.reduce((sum, channel) => sum + (channel[i] ?? 0), value) / channels.length,
  )
}
