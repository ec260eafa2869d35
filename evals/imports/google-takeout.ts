import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Connector, Item } from '#server/connectors/connector.ts'
import { createGoogle } from '#server/connectors/google/google.ts'
import { memoryFile } from '#server/connectors/memory-file.fixtures.ts'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { readJsonLines } from '../data-folder.ts'

const nowhere = 'http://127.0.0.1:1'
const google: Connector = createGoogle(
  { credentials: {} },
  { issuer: nowhere, drive: nowhere, analyticsAdmin: nowhere, analyticsData: nowhere },
)

/** Fields that are skipped on purpose. */
const leftOut: Readonly<Record<string, string>> = {
  textHtml: 'the same text as HTML',
  textContentHtml: 'the same text as HTML',
}

const manifestLine = z.object({ file: z.string(), upstream_expectations: z.array(z.string()) })

type ExpectThat = (what: string, isThere: boolean) => void

type Read = {
  items: Item[]
  failures: number
  skipped: number
  notes: string[]
  recognised: string
}

async function read(files: { name: string; data: Buffer }[]): Promise<Read> {
  const zip = memoryFile('takeout-20260101T000000Z-001.zip', zipOf(files))
  const result: Read = { items: [], failures: 0, skipped: 0, notes: [], recognised: '' }
  result.recognised = (await google.recognise?.(zip)) ?? ''
  for await (const page of google.import?.([zip], AbortSignal.timeout(60_000)) ?? []) {
    result.items.push(...page.items)
    result.failures += page.failures?.length ?? 0
    result.notes.push(...(page.notes ?? []))
    for (const { count } of page.skipped ?? []) result.skipped += count
  }
  return result
}

/** Names and values in Python's printed form of an object. */
function fieldsOf(printed: string): [string, string][] {
  const value = `'((?:[^'\\\\]|\\\\.)*)'|"((?:[^"\\\\]|\\\\.)*)"|datetime\\.datetime\\(([^)]*)\\)|(-?\\d+(?:\\.\\d+)?)`
  const fields: [string, string][] = []
  for (const match of printed.matchAll(new RegExp(`(\\w+)=(?:${value})(?=[,)\\]]|$)`, 'g'))) {
    const [, name = '', single, double, moment, number] = match
    if (number !== undefined) {
      // Numbers too long for JavaScript stay as written; others lose their `.0`.
      fields.push([name, number.length > 16 ? number : String(Number(number))])
    } else if (moment !== undefined) fields.push([name, momentOf(moment)])
    else
      fields.push([name, (single ?? double ?? '').replaceAll('\\n', '\n').replaceAll("\\'", "'")])
  }
  return fields
}

function momentOf(numbers: string): string {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = numbers
    .split(',')
    .map((part) => Number.parseInt(part, 10))
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second)).toISOString().slice(0, 19)
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[_\s\u00a0]+/g, ' ')
    .replace(/^type /, '')

/** Whether a value occurs anywhere in the items. */
function holds(items: readonly Item[], value: string): boolean {
  const values: string[] = []
  const walk = (part: unknown): void => {
    if (typeof part === 'string' || typeof part === 'number') values.push(plain(String(part)))
    else if (Array.isArray(part)) for (const one of part) walk(one)
    else if (typeof part === 'object' && part !== null)
      for (const one of Object.values(part)) walk(one)
  }
  walk(items)
  const wanted = plain(value)
  return values.some((text) => text.includes(wanted))
}

/** Every field that another reader finds in a file must be in the items. */
async function checkFields(dir: string, expectThat: ExpectThat): Promise<void> {
  for (const { file, upstream_expectations } of readJsonLines(
    path.join(dir, 'json_cases', 'manifest.jsonl'),
    manifestLine,
  )) {
    const data = readFileSync(path.join(dir, 'json_cases', file))
    const { items, failures } = await read([{ name: `Takeout/${file}`, data }])
    expectThat(`${file}: something is read`, items.length > 0)
    expectThat(`${file}: nothing fails`, failures === 0)
    for (const printed of upstream_expectations) {
      for (const [name, value] of fieldsOf(printed)) {
        if (leftOut[name] !== undefined) continue
        expectThat(`${file}: ${name}=${JSON.stringify(value)}`, holds(items, value))
      }
    }
  }
}

function filesUnder(folder: string, below = ''): { name: string; data: Buffer }[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(below, entry.name)
    return entry.isDirectory()
      ? filesUnder(folder, name)
      : [{ name, data: readFileSync(path.join(folder, name)) }]
  })
}

/** Whole folders, in two languages, most of whose files are empty on purpose. */
async function checkTrees(dir: string, expectThat: ExpectThat): Promise<void> {
  const trees = path.join(dir, 'purarue')
  for (const tree of existsSync(trees) ? readdirSync(trees) : []) {
    const files = filesUnder(path.join(trees, tree))
    const { items, failures, skipped, notes, recognised } = await read(
      files.map(({ name, data }) => ({ name: `Takeout/${name}`, data })),
    )
    const empty = files.filter(({ data }) => data.length === 0).length
    expectThat(`${tree}: is recognised`, recognised !== '')
    expectThat(`${tree}: nothing fails`, failures === 0)
    expectThat(`${tree}: ${empty} empty files are named as such`, skipped >= empty)
    if (empty < files.length) expectThat(`${tree}: what is not empty is read`, items.length > 0)
    console.log(`${tree}: ${recognised}; ${files.length} files, ${items.length} items`)
    for (const note of notes) console.log(`  ${note}`)
  }
}

/**
 * Google Takeout exports: fields that must be found, and trees that must be read without a failure.
 */
export async function runGoogleTakeoutEval(dataDir: string): Promise<object> {
  const dir = path.join(dataDir, 'google_takeout')
  let expected = 0
  const missing: string[] = []
  const expectThat: ExpectThat = (what, isThere) => {
    expected += 1
    if (!isThere) missing.push(what)
  }
  await checkFields(dir, expectThat)
  await checkTrees(dir, expectThat)
  return { expected, found: expected - missing.length, missing, leftOut }
}
