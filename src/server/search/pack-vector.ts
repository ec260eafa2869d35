const scaleBytes = 4

/** A vector with one byte per dimension, preceded by the scale of the bytes. */
export function packVector(vector: Float32Array): Buffer {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const scale = largest / 127 || 1
  const packed = Buffer.alloc(scaleBytes + vector.length)
  packed.writeFloatLE(scale, 0)
  for (const [i, value] of vector.entries()) {
    packed.writeInt8(Math.round(value / scale), scaleBytes + i)
  }
  return packed
}

/** A packed vector, not unpacked: a search reads a thousand, and unpacking them takes long. */
export type PackedVector = { scale: number; values: Int8Array }

export function readVector(packed: Buffer): PackedVector {
  const start = packed.byteOffset + scaleBytes
  return {
    scale: packed.readFloatLE(0),
    values: new Int8Array(packed.buffer, start, packed.length - scaleBytes),
  }
}

/** The dot product of a packed vector and a plain one. */
export function packedDot({ scale, values }: PackedVector, vector: Float32Array): number {
  if (values.length !== vector.length) throw new Error('The vectors differ in length')
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (values[i] ?? 0) * (vector[i] ?? 0)
  return sum * scale
}

/** Adds a packed vector to a plain one, in place. */
export function addPacked(sum: Float32Array, { scale, values }: PackedVector, weight: number) {
  const factor = scale * weight
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + factor * (values[i] ?? 0)
}
