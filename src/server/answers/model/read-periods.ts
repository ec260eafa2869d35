import { readQuestion } from '../plan/reading.ts'

/** The periods of a phrase, one per line. */
export function readPeriods(words: string, today: string): string {
  const { periods } = readQuestion(words, today)
  if (periods.length === 0) return `No period was understood. Today is ${today}.`
  return periods
    .map(({ label, from, to }) =>
      [
        `${label}:`,
        ...(from === undefined ? [] : [`from ${from}`]),
        ...(to === undefined ? [] : [`before ${to}`]),
      ].join(' '),
    )
    .join('\n')
}
