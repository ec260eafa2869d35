const int8Type = 20
const headerBytes = 20
const elementBytes = 12

/**
 * A `bigint[]` parameter in PostgreSQL's binary form. Millions of terms go to the database this
 * way; as text they would cost both sides several times as much.
 */
export function bigintArray(values: ArrayLike<bigint>): Buffer {
  const bytes = Buffer.alloc(headerBytes + values.length * elementBytes)
  // One dimension, no nulls, from index 1.
  bytes.writeInt32BE(1, 0)
  bytes.writeInt32BE(int8Type, 8)
  bytes.writeInt32BE(values.length, 12)
  bytes.writeInt32BE(1, 16)
  for (let i = 0; i < values.length; i++) {
    const at = headerBytes + i * elementBytes
    bytes.writeInt32BE(8, at)
    bytes.writeBigInt64BE(values[i] ?? 0n, at + 4)
  }
  return bytes
}
