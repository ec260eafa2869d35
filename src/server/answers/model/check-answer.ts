import type { Citation } from '#shared/answers.ts'
import type { Gathered } from './evidence.ts'
import { numbersOf, unsupportedFigures } from './numbers.ts'

export type Checked = {
  answer: string
  citations: Citation[]
  /** Figures of the answer that occur in no citation. */
  unfounded: string[]
  /** Number of removed links, images and marks without evidence. */
  removed: number
}

const mark = /\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g

/**
 * Checks a model's answer against what its tools found: removes marks without evidence, renumbers
 * the others, checks figures against the citations, and removes anything that could load or link
 * outside the page.
 */
export function checkAnswer(text: string, gathered: Gathered, question: string): Checked {
  const plain = withoutLeaks(text, gathered.fence)
  let { removed } = plain
  const order: number[] = []
  const answer = plain.text.replaceAll(mark, (_, list: string) =>
    list
      .split(',')
      .map(Number)
      .map((number) => {
        if (!gathered.found.some((evidence) => evidence.number === number)) {
          removed += 1
          return ''
        }
        if (!order.includes(number)) order.push(number)
        return `[${order.indexOf(number) + 1}]`
      })
      .join(''),
  )
  const citations = order.flatMap((number, index) => {
    const evidence = gathered.found.find((found) => found.number === number)
    return evidence ? [{ number: index + 1, ...evidence.citation }] : []
  })
  const cited = gathered.found.filter(({ number }) => order.includes(number))
  const known = [question, ...gathered.computed, ...cited.map((evidence) => evidence.text)]
  const unfounded = unsupportedFigures(
    numbersOf(answer.replaceAll(mark, '')),
    numbersOf(known.join('\n')),
  )
  return { answer: tidy(answer), citations, unfounded, removed }
}

/** Markdown without links, images and HTML: a text must not make the page send requests. */
export function withoutLeaks(text: string, fence: string): { text: string; removed: number } {
  let removed = 0
  const counting =
    (keep: (...groups: string[]) => string) =>
    (_: string, ...groups: string[]) => {
      removed += 1
      return keep(...groups)
    }
  const cleaned = text
    .replaceAll(new RegExp(`<<${fence}[^\\n]*|${fence}>>|${fence}`, 'g'), '')
    .replaceAll(
      /!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g,
      counting((label = '') => label),
    )
    .replaceAll(
      /\[([^\]]*)\]\([^)]*\)/g,
      counting((label = '') => label),
    )
    .replaceAll(
      /^\s*\[[^\]]+\]:\s*\S+.*$/gm,
      counting(() => ''),
    )
    .replaceAll(
      /<\/?[a-z][^>]*>/gi,
      counting(() => ''),
    )
    .replaceAll(
      /\b(?:https?|ftp|data|javascript|file):\S+/gi,
      counting(() => '(link left out)'),
    )
  return { text: cleaned, removed }
}

const tidy = (text: string) =>
  text
    .replaceAll(/[ \t]+([.,;:])/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
