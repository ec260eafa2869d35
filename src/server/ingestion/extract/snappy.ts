import { ExtractionFailure } from './failures.ts'

const broken = (): never => {
  throw new ExtractionFailure('file.damaged')
}

/** Decompresses a Snappy block: literals, and copies of earlier output. */
export function unsnap(packed: Buffer, limitBytes: number): Buffer {
  let at = 0
  let length = 0
  for (let shift = 0; ; shift += 7) {
    const byte = packed[at++] ?? broken()
    length += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) break
    if (shift > 28) broken()
  }
  if (length > limitBytes) throw new ExtractionFailure('file.too_big')
  const out = Buffer.alloc(length)
  let end = 0
  while (at < packed.length && end < length) {
    const tag = packed[at++] ?? 0
    const kind = tag & 3
    if (kind === 0) {
      const short = tag >>> 2
      const more = short < 60 ? 0 : short - 59
      if (at + more > packed.length) broken()
      const size = (more === 0 ? short : packed.readUIntLE(at, more)) + 1
      at += more
      end += packed.copy(out, end, at, at + size)
      at += size
      continue
    }
    const wide = kind === 3 ? 4 : kind
    if (at + wide > packed.length) broken()
    const size = kind === 1 ? ((tag >>> 2) & 7) + 4 : (tag >>> 2) + 1
    const back =
      kind === 1 ? ((tag >>> 5) << 8) | packed.readUInt8(at) : packed.readUIntLE(at, wide)
    at += wide
    if (back === 0 || back > end) broken()
    for (let copied = 0; copied < size && end < length; copied++) out[end] = out[end++ - back] ?? 0
  }
  return out
}
