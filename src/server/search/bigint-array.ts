const int8Type = 20
const headerBytes = 20
const elementBytes = 12

/**
 * A `bigint[]` parameter in PostgreSQL's binary form. Millions of terms go to the database this
 * way; as text they would cost both sides several times as much.
 */
export function bigintArray(values: ArrayLike<bigint>): Buffer {
  // A single array type lets the loop run on machine words without boxing any value.
  const words = values instanceof BigInt64Array ? values : BigInt64Array.from(values)
  const bytes = Buffer.alloc(headerBytes + words.length * elementBytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  // One dimension, no nulls, from index 1.
  view.setInt32(0, 1)
  view.setInt32(8, int8Type)
  view.setInt32(12, words.length)
  view.setInt32(16, 1)
  for (let i = 0; i < words.length; i++) {
    const at = headerBytes + i * elementBytes
    view.setInt32(at, 8)
    view.setBigInt64(at + 4, words[i] ?? 0n)
  }
  return bytes
}
