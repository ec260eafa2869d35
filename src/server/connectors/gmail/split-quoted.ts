/** Begins what a mail program puts under an answer: everything below is an earlier mail. */
const original =
  /^\s*-{3,}\s*(original message|ursprüngliche nachricht|message d'origine|mensaje original|messaggio originale)\s*-{3,}\s*$/i
/** "On Monday Ann wrote:" in the ways of the usual programs; may run over two lines. */
const attribution =
  /^\s*(on\b.{5,200}\bwrote|am\b.{5,200}\bschrieb\b.{0,80}|le\b.{5,200}\ba écrit|el\b.{5,200}\bescribió|il\b.{5,200}\bha scritto|op\b.{5,200}\bschreef\b.{0,80})\s*:\s*$/is
const header = /^\s*\*?(from|von|de|da)\s?:\*?\s+\S/i
const headerNext =
  /^\s*\*?(sent|date|gesendet|datum|envoyé|enviado|to|an|subject|betreff)\s?:\*?\s+\S/i
const rule = /^\s*_{10,}\s*$/
const forwarded = /forwarded message|weitergeleitete nachricht|begin forwarded/i

/**
 * Parts what a sender wrote from what is quoted of earlier mails, so that an old sentence is found
 * in the mail that said it and not in every answer. A forwarded mail is no quotation: it is often the
 * only copy. A mail that is nothing but a quotation is left whole.
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
      // Programs that mark nothing put the whole earlier mail below.
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

/** How many lines an attribution takes at this place: 0 when there is none. */
function attributionLines(lines: readonly string[], at: number): number {
  if (!/^\s*(on|am|le|el|il|op)\b/i.test(lines[at] ?? '')) return 0
  for (const count of [1, 2, 3]) {
    const candidate = lines.slice(at, at + count)
    if (candidate.some((line) => line.trim() === '')) return 0
    const text = candidate.join(' ')
    // A date or an address tells it from a sentence that ends in "wrote:".
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
