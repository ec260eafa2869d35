import type { DocumentView } from '#shared/documents.ts'
import type { Followed } from './follow-import.ts'
import { oneLine } from './print.ts'

const shownFailures = 5

/** The outcome for each file, as readable text. */
export function reportText({ sources, documents, refused }: Followed, isRead: boolean): string {
  const lines = [
    ...sources.flatMap(sourceLines),
    ...documents.map((document) => documentLine(document, isRead)),
    ...refused.map(({ file, reason }) => `${oneLine(file)}: ${oneLine(reason)}`),
  ]
  if (!isRead && sources.length > 0) lines.push('The import goes on at the server.')
  return lines.join('\n')
}

function sourceLines({ name, report }: Followed['sources'][number]): string[] {
  if (!report) return name === undefined ? [] : [`${oneLine(name)}: nothing was read`]
  const { stored, updated, skipped, failed, problem, failures, skippedBecause, notes } = report
  const counts = Object.entries({ stored, updated, skipped, failed })
    .filter(([word, number]) => number > 0 || word === 'stored')
    .map(([word, number]) => `${number} ${word}`)
  return [
    `${oneLine(name ?? '')}: ${counts.join(', ')}`,
    ...skippedBecause.map(({ reason, count }) => `  skipped ${count}: ${oneLine(reason)}`),
    ...failures
      .slice(0, shownFailures)
      .map(({ item, reason }) => `  ${oneLine(item)}: ${oneLine(reason)}`),
    ...notes.map((note) => `  ${oneLine(note)}`),
    ...(problem === undefined ? [] : [`  ${oneLine(problem)}`]),
  ]
}

function documentLine(document: DocumentView, isRead: boolean): string {
  const name = oneLine(document.originalName)
  if (document.error !== undefined) return `${name}: ${oneLine(document.error)}`
  if (document.duplicate) return `${name}: was there already`
  const notice = document.notice === undefined ? '' : ` (${oneLine(document.notice)})`
  return `${name}: ${isRead ? 'read' : 'stored'}${notice}`
}
