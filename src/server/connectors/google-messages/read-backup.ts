import { decodeText, readAll } from '../read-text.ts'
import { callFinding, messageFinding, type BackupFinding } from './findings.ts'
import { mmsOf, momentOf, smsOf } from './from-xml.ts'
import { rowOf } from './from-sms-ie.ts'
import type { Means } from './phone-message.ts'
import { readLines } from './read-lines.ts'
import { readXml } from './read-xml.ts'

/** A JSON array must fit into memory; only old versions of an app write one. */
const mostListBytes = 128 * 1024 * 1024

type Stream = () => AsyncIterable<Buffer>

/** Messages and calls of SMS Backup & Restore. */
export async function* readXmlBackup(stream: Stream, means: Means): AsyncGenerator<BackupFinding> {
  let promised = Number.NaN
  let rows = 0
  for await (const row of readXml(stream())) {
    if (row.kind === 'root') promised = Number(row.values['count'])
    else if (row.kind === 'cut') yield { note: cutNote(rows, promised) }
    else {
      rows += 1
      if (row.kind === 'call') yield callFinding(row.values, momentOf(row.values['date']), means)
      else yield messageFinding(row.kind === 'sms' ? smsOf(row.values) : mmsOf(row), means)
    }
  }
}

function cutNote(rows: number, promised: number): string {
  const of =
    promised > rows ? ` of ${promised} messages or calls that it names` : ' messages or calls'
  return `The backup ends in the middle. The ${rows}${of} were read up to there.`
}

/** One row per line, as written by SMS Import/Export. */
export async function* readLineBackup(stream: Stream, means: Means): AsyncGenerator<BackupFinding> {
  for await (const line of readLines(stream())) yield* ofJson(parsed(line), means)
}

/** All rows in one array, as written by older versions of SMS Import/Export. */
export async function* readListBackup(stream: Stream, means: Means): AsyncGenerator<BackupFinding> {
  const list = parsed(decodeText(await readAll(stream(), mostListBytes)))
  for (const row of Array.isArray(list) ? list : [list]) yield* ofJson(row, means)
}

function* ofJson(json: unknown, means: Means): Generator<BackupFinding> {
  const row = rowOf(json)
  if (!row) yield { failed: 'A line that is no message and no call' }
  else if (row.kind === 'call') yield callFinding(row.values, row.ms, means)
  else yield messageFinding(row.message, means)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Numbers with a country code, from the start of a backup. */
export function numbersIn(start: string): string[] {
  return [...start.matchAll(/(?:address|number)"?\s*[=:]\s*["'](\+\d{7,15})/g)].map(
    ([, number = '']) => number,
  )
}
