/**
 * A pattern that ignores case within an expression that does not, letter by letter. `(?i:one|two)`
 * is no substitute: where a process has compiled much, V8 stops optimising expressions, and then
 * alternatives in such a group keep their case (V8 13.6).
 */
export const anyCase = (pattern: string): string =>
  pattern.replaceAll(/\\.|\[[^\]]*\]|\(\?<\p{L}+>|\p{Ll}/gu, (part) =>
    /^.$/u.test(part) ? eitherCase(part) : part,
  )

function eitherCase(letter: string): string {
  const upper = letter.toUpperCase()
  return upper.length === letter.length ? `[${letter}${upper}]` : letter
}
