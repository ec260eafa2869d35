import { dimensions, signsOf, signWords } from '#server/vault/sign-mask.ts'

const scaleBytes = 4
const windowBytes = signWords * 4
/** A passage with more windows keeps none of their vectors. */
export const mostWindows = 16
/** Length of vectors stored before those of windows were. */
const bytesWithoutWindows = scaleBytes + dimensions

/**
 * A vector with one byte per dimension, preceded by the scale of the bytes. It is followed by the
 * signs of the vectors of the passage's reading windows, and their number in one byte.
 */
export function packVector(vector: Float32Array, windows: readonly Float32Array[] = []): Buffer {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const scale = largest / 127 || 1
  const packed = Buffer.alloc(scaleBytes + vector.length)
  packed.writeFloatLE(scale, 0)
  for (const [i, value] of vector.entries()) {
    packed.writeInt8(Math.round(value / scale), scaleBytes + i)
  }
  return withWindows(packed, windows)
}

/** Appends the vectors of windows to a packed vector that has none. */
export function withWindows(packed: Buffer, windows: readonly Float32Array[]): Buffer {
  const kept = windows.length > mostWindows ? [] : windows
  const signs = kept.map((window) => Buffer.from(signsOf(window).buffer))
  return Buffer.concat([packed, ...signs, Buffer.of(kept.length)])
}

/** A packed vector, not unpacked: a search reads a thousand, and unpacking them takes long. */
export type PackedVector = {
  scale: number
  values: Int8Array
  /** The signs of its windows' vectors, one after the other. */
  windows: Buffer
}

export function readVector(packed: Buffer): PackedVector {
  const start = packed.byteOffset + scaleBytes
  const isWithout = packed.length === bytesWithoutWindows
  const windows = isWithout ? 0 : (packed.at(-1) ?? 0) * windowBytes
  const end = packed.length - windows - (isWithout ? 0 : 1)
  return {
    scale: packed.readFloatLE(0),
    values: new Int8Array(packed.buffer, start, end - scaleBytes),
    windows: packed.subarray(end, end + windows),
  }
}

/** The dot product of a packed vector and a plain one. */
export function packedDot({ scale, values }: PackedVector, vector: Float32Array): number {
  if (values.length !== vector.length) throw new Error('The vectors differ in length')
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (values[i] ?? 0) * (vector[i] ?? 0)
  return sum * scale
}

/** Estimates the cosine of each window's vector and a unit vector, from the window's signs. */
export function windowCosines({ windows }: PackedVector, vector: Float32Array): number[] {
  // The values of a unit vector are on average √(2/π) times as large as 1/√n.
  const scale = Math.sqrt(Math.PI / 2 / vector.length)
  return Array.from({ length: windows.length / windowBytes }, (_, window) => {
    let sum = 0
    for (let i = 0; i < vector.length; i++) {
      const byte = windows[window * windowBytes + (i >> 3)] ?? 0
      sum += ((byte >> (i & 7)) & 1) === 1 ? (vector[i] ?? 0) : -(vector[i] ?? 0)
    }
    return sum * scale
  })
}

/** Adds a packed vector to a plain one, in place. */
export function addPacked(sum: Float32Array, { scale, values }: PackedVector, weight: number) {
  const factor = scale * weight
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + factor * (values[i] ?? 0)
}
