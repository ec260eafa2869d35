/**
 * The line a mail program puts above a quoted message: everything below it is an earlier message.
 */
const original =
  /^\s*-{3,}\s*(original message|ursprüngliche nachricht|message d'origine|mensaje original|messaggio originale)\s*-{3,}\s*$/i
/** "On Monday Ann wrote:" as common programs write it; may span several lines. */
const attribution =
  /^\s*(on\b.{5,200}\bwrote|am\b.{5,200}\bschrieb\b.{0,80}|le\b.{5,200}\ba écrit|el\b.{5,200}\bescribió|il\b.{5,200}\bha scritto|op\b.{5,200}\bschreef\b.{0,80})\s*:\s*$/is
const header = /^\s*\*?(from|von|de|da)\s?:\*?\s+\S/i
const headerNext =
  /^\s*\*?(sent|date|gesendet|datum|envoyé|enviado|to|an|subject|betreff)\s?:\*?\s+\S/i
const rule = /^\s*_{10,}\s*$/
const forwarded = /forwarded message|weitergeleitete nachricht|begin forwarded/i

/**
 * Separates a sender's own text from quotations of earlier messages, so that an old sentence is
 * found in its original message and not in every reply. A forwarded message is not a quotation: it
 * is often the only copy. A message that is only a quotation is left whole.
 */
export function splitQuoted(whole: string): { text: string; quoted: string } {
  const lines = whole.replaceAll('\r\n', '\n').split('\n')
  const own: string[] = []
  const quoted: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (
      beginsOriginal(lines, at) &&
      !forwarded.test(lines.slice(Math.max(0, at - 3), at).join('\n'))
    ) {
      quoted.push(...lines.slice(at))
      break
    }
    const attributed = attributionLines(lines, at)
    if (attributed > 0) {
      const rest = lines.slice(at + attributed)
      quoted.push(...lines.slice(at, at + attributed))
      at += attributed - 1
      // Programs without quote marks put the whole earlier message below.
      if (!rest.some((next) => next.startsWith('>'))) {
        quoted.push(...rest)
        break
      }
      continue
    }
    if (/^\s{0,3}>/.test(line)) quoted.push(line.replace(/^[\s>]+/, ''))
    else own.push(line)
  }
  const text = tidy(own)
  return text === '' ? { text: tidy(lines), quoted: '' } : { text, quoted: tidy(quoted) }
}

function beginsOriginal(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (original.test(line)) return true
  const heads = rule.test(line) ? at + 1 : at
  const previous = lines[at - 1] ?? ''
  if (heads === at && previous.trim() !== '') return false
  return (
    header.test(lines[heads] ?? '') &&
    headerNext.test(lines[heads + 1] ?? '') &&
    headerNext.test(lines[heads + 2] ?? '')
  )
}

/** The number of lines an attribution occupies here; 0 if there is none. */
function attributionLines(lines: readonly string[], at: number): number {
  if (!/^\s*(on|am|le|el|il|op)\b/i.test(lines[at] ?? '')) return 0
  for (const count of [1, 2, 3]) {
    const candidate = lines.slice(at, at + count)
    if (candidate.some((line) => line.trim() === '')) return 0
    const text = candidate.join(' ')
    // A date or an address distinguishes it from a sentence that ends in "wrote:".
    if (attribution.test(text) && /\d|@/.test(text)) return count
  }
  return 0
}

function tidy(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
