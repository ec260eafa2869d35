/** A field of a Protocol Buffers message; groups are not supported. */
export type Field = { number: number; value: number | Buffer }

/** The fields of a message in order, as far as they can be read. */
export function* fieldsOf(message: Buffer): Generator<Field> {
  for (let at = 0; at < message.length;) {
    const key = varint(message, at)
    if (!key) return
    at = key.next
    const number = Math.floor(key.value / 8)
    const wire = key.value % 8
    if (wire === 0) {
      const value = varint(message, at)
      if (!value) return
      at = value.next
      yield { number, value: value.value }
    } else if (wire === 2) {
      const length = varint(message, at)
      if (!length || length.next + length.value > message.length) return
      at = length.next + length.value
      yield { number, value: message.subarray(length.next, at) }
    } else if (wire === 1) at += 8
    else if (wire === 5) at += 4
    else return
  }
}

export function varint(bytes: Buffer, from: number): { value: number; next: number } | undefined {
  let value = 0
  for (let shift = 0; shift < 70; shift += 7) {
    const byte = bytes[from + shift / 7]
    if (byte === undefined) return undefined
    value += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) return { value, next: from + shift / 7 + 1 }
  }
  return undefined
}
