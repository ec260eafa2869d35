/** Decodes a text file of unknown encoding: BOM first, then UTF-8, then Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const marked = decodeMarked(bytes)
  if (marked !== undefined) return marked
  const wide = guessWide(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeLegacy(bytes)
  }
}

function decodeMarked(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return new TextDecoder('utf-8').decode(bytes)
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return undefined
}

/** UTF-16 without a BOM: in Latin text every second byte is zero. */
function guessWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 4096)
  if (sample.length < 4 || bytes.length % 2 === 1) return undefined
  let even = 0
  let odd = 0
  for (let at = 0; at + 1 < sample.length; at += 2) {
    if (sample[at] === 0) even++
    if (sample[at + 1] === 0) odd++
  }
  const pairs = sample.length / 2
  if (odd > pairs * 0.4 && even < pairs * 0.1) return 'utf-16le'
  if (even > pairs * 0.4 && odd < pairs * 0.1) return 'utf-16be'
  return undefined
}

/** A file truncated within a character, or with a few bad bytes, still counts as UTF-8. */
function decodeLegacy(bytes: Uint8Array): string {
  const lenient = new TextDecoder('utf-8').decode(bytes)
  const broken = lenient.split('\uFFFD').length - 1
  let multi = 0
  for (let at = 0; at < lenient.length && multi <= broken * 10; at++) {
    if (lenient.charCodeAt(at) > 127 && lenient[at] !== '\uFFFD') multi++
  }
  if (multi > broken * 10) return lenient
  return new TextDecoder('windows-1252').decode(bytes)
}

/** Whether bytes look like text rather than a binary file. */
export function isText(bytes: Uint8Array): boolean {
  if (decodeMarked(bytes) !== undefined || guessWide(bytes)) return true
  const sample = bytes.subarray(0, 65_536)
  let control = 0
  for (const byte of sample) {
    if (byte === 0) return false
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 27)
      control++
  }
  return control <= sample.length * 0.02
}
