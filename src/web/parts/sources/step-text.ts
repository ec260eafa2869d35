export type StepPart = { text: string; href?: string }

/** A web address in running text, without the punctuation after it. */
const address = /(?:[a-z0-9-]+\.)+(?:com|org|net|dev)\b(?:\/[\w\-/.]*[\w\-/])?/g

/** Splits a step into text and the addresses in it, which become links. */
export function splitStep(step: string): StepPart[] {
  const parts: StepPart[] = []
  let end = 0
  for (const { 0: found, index } of step.matchAll(address)) {
    if (step[index - 1] === '@') continue
    if (index > end) parts.push({ text: step.slice(end, index) })
    parts.push({ text: found, href: `https://${found}` })
    end = index + found.length
  }
  if (end < step.length) parts.push({ text: step.slice(end) })
  return parts
}
