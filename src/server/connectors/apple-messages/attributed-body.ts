/** Precedes the first text in an archived object: type `+`; the length follows. */
const textType = Buffer.from([0x84, 0x01, 0x2b])
const endOfText = Buffer.from([0x86, 0x84])
const sixteenBits = 0x81
const thirtyTwoBits = 0x82
/** Placeholders for an attachment or app. */
const placeholders = / ?[\ufffc\ufffd]+ ?/g

/**
 * The text of a message stored only in formatted form: newer versions leave the plain column empty.
 * Null if the bytes are not such a text.
 */
export function attributedText(bytes: Buffer | undefined): string | null {
  if (!bytes || bytes.toString('latin1', 2, 13) !== 'streamtyped') return null
  const type = bytes.indexOf(textType)
  if (type < 0) return null
  const at = type + textType.length
  const [length, from] = lengthAt(bytes, at)
  if (length < 0) return null
  // A length beyond the end is invalid; the end marker after the text then delimits it.
  const to = from + length <= bytes.length ? from + length : bytes.indexOf(endOfText, from)
  return to < 0 ? null : withoutPlaceholders(bytes.toString('utf8', from, to))
}

export const withoutPlaceholders = (text: string) => text.replaceAll(placeholders, ' ').trim()

/** Reads a length and returns it with the offset of the text after it. */
function lengthAt(bytes: Buffer, at: number): [number, number] {
  const first = bytes[at]
  if (first === sixteenBits && at + 3 <= bytes.length) return [bytes.readUInt16LE(at + 1), at + 3]
  if (first === thirtyTwoBits && at + 5 <= bytes.length) return [bytes.readUInt32LE(at + 1), at + 5]
  return [first === undefined || first > 0x7f ? -1 : first, at + 1]
}
