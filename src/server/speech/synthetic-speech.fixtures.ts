const rate = 16_000

/** A speech sound: three resonances in hertz, duration in seconds, loudness of the voice. */
type Sound = readonly [number, number, number, number, number]

const silence = (seconds: number): Sound => [500, 1500, 2500, seconds, 0]
/** Sounds of "and while you run", roughly. */
const phrase: readonly Sound[] = [
  silence(0.2),
  [300, 610, 2200, 0.1, 0.7],
  [730, 1090, 2440, 0.16, 1],
  [270, 2290, 3010, 0.1, 1],
  [310, 1060, 1380, 0.1, 1],
  [730, 1090, 2440, 0.12, 1],
  [300, 1200, 2300, 0.15, 0.4],
  silence(0.3),
]

/** Sound that a speech model recognises as words: voice pulses through resonances. */
export function syntheticSpeech(): Float32Array<ArrayBuffer> {
  const out: number[] = []
  const resonances = [resonance(80), resonance(100), resonance(140)]
  let turn = 0
  for (const [place, sound] of phrase.entries()) {
    const next = phrase[place + 1] ?? sound
    const count = Math.floor(sound[3] * rate)
    for (let i = 0; i < count; i++) {
      // The last part of each sound glides into the next one.
      const glide = Math.max(0, (i / count - 0.6) / 0.4)
      const between = (part: 0 | 1 | 2 | 4) => sound[part] * (1 - glide) + next[part] * glide
      turn += (130 - (20 * out.length) / rate) / rate
      let value = turn >= 1 ? between(4) : 0
      turn %= 1
      const [first, second, third] = [between(0), between(1), between(2)]
      for (const [index, hertz] of [first, second, third].entries()) {
        value = resonances[index]?.(value, hertz) ?? value
      }
      out.push(value)
    }
  }
  const loudest = Math.max(...out.map(Math.abs))
  return Float32Array.from(out, (value) => (value / loudest) * 0.5)
}

/** A band-pass filter. */
function resonance(bandwidth: number): (value: number, hertz: number) => number {
  const damping = Math.exp((-Math.PI * bandwidth) / rate)
  let before = 0
  let earlier = 0
  return (value, hertz) => {
    const gain = 2 * damping * Math.cos((2 * Math.PI * hertz) / rate)
    const out = value * (1 - gain + damping ** 2) + gain * before - damping ** 2 * earlier
    earlier = before
    before = out
    return out
  }
}

export function tone(seconds: number, { loud = 0.3, hertz = 440 } = {}): Float32Array<ArrayBuffer> {
  return Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => loud * Math.sin((2 * Math.PI * hertz * i) / rate),
  )
}

type Format = { sampleRate?: number; channels?: number; bits?: number; encoding?: number }

/** A WAV file with an arbitrary header. */
export function wavOf(samples: Float32Array, format: Format = {}): Buffer<ArrayBuffer> {
  const { sampleRate = rate, channels = 1, bits = 16, encoding = 1 } = format
  const wav = Buffer.alloc(44 + samples.length * 2)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(encoding, 20)
  wav.writeUInt16LE(channels, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE((sampleRate * channels * bits) / 8, 28)
  wav.writeUInt16LE((channels * bits) / 8, 32)
  wav.writeUInt16LE(bits, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(samples.length * 2, 40)
  for (const [i, value] of samples.entries()) {
    wav.writeInt16LE(Math.round(value * 32_767), 44 + i * 2)
  }
  return wav
}
