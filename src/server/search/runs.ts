const nothing = 0
const letter = 1
const mark = 2
const sign = 3

/** Characters that join a run when letters or digits are on both sides. */
const signs = ".,:/_-'’@+&‐‑"
const letterOrDigit = /[\p{L}\p{N}]/u
const combining = /\p{M}/u

// A table, since this runs for every character of every indexed or ranked text.
const classes = Uint8Array.from({ length: 0x10000 }, (_, code) =>
  classOf(String.fromCharCode(code)),
)

function classOf(character: string): number {
  if (letterOrDigit.test(character)) return letter
  if (combining.test(character)) return mark
  return signs.includes(character) ? sign : nothing
}

/**
 * Calls `visit` with the ends of each run of letters and digits: `John's`, `INV-2041`, `1,234.5`;
 * `plain` when the run holds nothing but letters and digits.
 */
export function eachRun(
  text: string,
  visit: (start: number, end: number, plain: boolean) => void,
): void {
  let position = 0
  while (position < text.length) {
    const begin = letterAt(text, position)
    if (begin === 0) {
      position++
      continue
    }
    const start = position
    position += begin
    let plain = true
    for (;;) {
      const width = letterAt(text, position)
      if (width > 0) position += width
      else if (classes[text.charCodeAt(position)] === mark) position++
      else if (classes[text.charCodeAt(position)] === sign && letterAt(text, position + 1) > 0) {
        plain = false
        position++
      } else break
    }
    visit(start, position, plain)
  }
}

/** How many code units the letter or digit at `position` takes; 0 when there is none. */
function letterAt(text: string, position: number): number {
  if (position >= text.length) return 0
  const code = text.charCodeAt(position)
  if (code < 0xd800 || code > 0xdbff) return classes[code] === letter ? 1 : 0
  return letterOrDigit.test(String.fromCodePoint(text.codePointAt(position) ?? 0)) ? 2 : 0
}
