import type { Reading } from '#server/answers/plan/reading.ts'

export type Span = { from: number; to: number }
type Edit = { start: number; end: number; text: string }

/** The original text of a span. */
export function textOf({ question, words }: Reading, { from, to }: Span): string {
  const start = words[from]?.start ?? 0
  return question.slice(start, words[to - 1]?.end ?? start)
}

/** Collects edits to a question by word position and applies them together. */
export function editQuestion(reading: Reading) {
  const { question, words } = reading
  const edits: Edit[] = []
  const added: string[] = []
  return {
    replace({ from, to }: Span, text: string): void {
      const start = words[from]?.start ?? 0
      edits.push({ start, end: words[to - 1]?.end ?? start, text })
    },
    append(text: string): void {
      added.push(text)
    },
    get isEmpty() {
      return edits.length + added.length === 0
    },
    done(): string {
      let text = question.replace(/[\s?.!]+$/u, '')
      for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
        text = `${text.slice(0, edit.start)}${edit.text}${text.slice(edit.end)}`
      }
      return `${[text, ...added].join(' ').replace(/\s+/g, ' ').trim()}?`
    },
  }
}
