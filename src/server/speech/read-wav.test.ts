import { expect, test } from 'vitest'
import { readWav } from './read-wav.ts'
import { tone, wavOf } from './synthetic-speech.fixtures.ts'

test('samples are read as written', () => {
  const samples = Float32Array.of(0, 0.25, -0.25, 1, -1)
  const read = readWav(wavOf(samples))
  expect(read).toHaveLength(5)
  for (const [i, value] of samples.entries()) expect(read[i]).toBeCloseTo(value, 3)
})

test('other chunks and the unknown data size of a stream are skipped', () => {
  const plain = wavOf(tone(0.01))
  const list = Buffer.from([...Buffer.from('LIST'), 3, 0, 0, 0, 1, 2, 3, 0])
  const streamed = Buffer.concat([plain.subarray(0, 36), list, plain.subarray(36)])
  streamed.writeUInt32LE(0xffffffff, 36 + list.length + 4)
  expect(readWav(streamed)).toEqual(readWav(plain))
})

test('half a minute is accepted and more is refused', () => {
  expect(readWav(wavOf(new Float32Array(30 * 16_000)))).toHaveLength(480_000)
  expect(() => readWav(wavOf(new Float32Array(31 * 16_000)))).toThrow('at most 30 seconds')
})

const sound = wavOf(tone(0.01))
test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('Not a sound at all, but a text of some length.')],
  ['half a header', sound.subarray(0, 30)],
  ['a header without sound', sound.subarray(0, 36)],
  ['sound before its format', Buffer.concat([sound.subarray(0, 12), sound.subarray(36)])],
])('%s is refused with a clear message', (_, bytes) => {
  expect(() => readWav(bytes)).toThrow(
    expect.objectContaining({ kind: 'invalid', code: 'speech.not_readable' }),
  )
})

test.each([
  ['two channels', { channels: 2 }],
  ['another sample rate', { sampleRate: 44_100 }],
  ['eight bits', { bits: 8 }],
  ['another encoding', { encoding: 3 }],
])('%s is refused with the required format', (_, format) => {
  expect(() => readWav(wavOf(tone(0.01), format))).toThrow('16-bit PCM with one channel and 16,000')
})
