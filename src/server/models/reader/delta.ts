import { z } from 'zod'

/**
 * The result of training a base model: the changed constants, and those of the head. A file is the
 * length of its index as 32 bits (little endian), the index as JSON, and the numbers: matrices as
 * 8-bit integers with one 32-bit scale per column, everything else as 32-bit floats.
 */
const entry = z.object({
  name: z.string(),
  dims: z.array(z.number().int().positive()),
  offset: z.number().int().nonnegative(),
  /** Offset of the columns' scales; absent if the numbers are floats. */
  scales: z.number().int().nonnegative().optional(),
})
type Entry = z.infer<typeof entry>
export type DeltaConstant = { name: string; dims: number[]; values: Float32Array }

export function readDelta(file: Buffer): DeltaConstant[] {
  const from = 4 + file.readUInt32LE(0)
  const index = z.array(entry).parse(JSON.parse(file.toString('utf8', 4, from)))
  return index.map((each) => ({
    name: each.name,
    dims: each.dims,
    values: valuesOf(file.subarray(from), each),
  }))
}

function valuesOf(bytes: Buffer, { dims, offset, scales }: Entry): Float32Array {
  const size = dims.reduce((product, each) => product * each, 1)
  if (scales === undefined) return floatsAt(bytes, offset, size)
  const columns = dims.at(-1) ?? 1
  const byColumn = floatsAt(bytes, scales, columns)
  const values = new Float32Array(size)
  for (let i = 0; i < size; i++) {
    values[i] = bytes.readInt8(offset + i) * (byColumn[i % columns] ?? 0)
  }
  return values
}

/** A copy, because floats must start at a multiple of four bytes. */
const floatsAt = (bytes: Buffer, offset: number, count: number) =>
  new Float32Array(new Uint8Array(bytes.subarray(offset, offset + count * 4)).buffer)
