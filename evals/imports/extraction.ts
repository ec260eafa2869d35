/**
 * Reads third-party files through the extractor and prints the results: `node
 * evals/imports/extraction.ts [dir]`. The folder contains tika_docs, pdfjs_pdfs, sheetjs_xlsx and
 * doc_extract_expected; each has a README.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { fileTypes } from '#shared/file-types.ts'
import { createExtractor, type Extraction, type Extractor } from '#server/ingestion/extractor.ts'

type Outcome = { file: string; ms: number; extraction: Extraction }
type Run = { extractor: Extractor; root: string; verbose: boolean }

const accepted: ReadonlySet<string> = new Set(fileTypes.map(({ extension }) => `.${extension}`))
const megabyte = 1024 * 1024

export async function runExtractionEval(dataDir: string, verbose = false): Promise<void> {
  const extractor = createExtractor()
  try {
    for (const [name, measure] of Object.entries(sets)) {
      const root = path.join(dataDir, name)
      if (!existsSync(root)) continue
      const before = process.memoryUsage.rss()
      const outcomes = await measure({ extractor, root, verbose })
      report(outcomes, before)
    }
  } finally {
    await extractor.close()
  }
}

const sets = {
  tika_docs: measureTika,
  pdfjs_pdfs: measurePdfs,
  sheetjs_xlsx: measureWorkbooks,
  doc_extract_expected: measureExpected,
}

async function readOne({ extractor }: Run, file: string): Promise<Outcome> {
  const bytes = await readFile(file)
  const started = performance.now()
  const extraction = await extractor.extract({ bytes, name: path.basename(file), mimeType: '' })
  return { file: path.basename(file), ms: performance.now() - started, extraction }
}

function textOf({ extraction }: Outcome): string {
  if (!extraction.ok) return ''
  const { document } = extraction
  // The blocks of a sheet repeat its cells with the names of their columns.
  if (document.kind === 'sheets') {
    return document.grids
      .flatMap((grid) => [grid.name, ...grid.rows.map((row) => row.join(' '))])
      .join('\n')
  }
  return [document.title ?? '', ...document.blocks.map((block) => block.text)].join('\n')
}

function passagesOf({ extraction }: Outcome): string {
  return extraction.ok ? extraction.passages.map((passage) => passage.text).join('\n') : ''
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`
}

function report(outcomes: readonly Outcome[], residentBefore: number): void {
  const codes = new Map<string, number>()
  for (const { extraction } of outcomes) {
    const code = extraction.ok ? 'read' : extraction.code
    codes.set(code, (codes.get(code) ?? 0) + 1)
  }
  const slowest = outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, 5)
  const growth = (process.memoryUsage.rss() - residentBefore) / megabyte
  console.log(`  ${[...codes].map(([code, count]) => `${code} ${count}`).join(', ')}`)
  console.log(
    `  slowest: ${slowest.map(({ file, ms }) => `${file} ${(ms / 1000).toFixed(1)} s`).join(', ')}`,
  )
  console.log(`  memory of this process: ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB`)
}

function note({ verbose }: Run, line: string): void {
  if (verbose) console.log(`    ${line}`)
}

function codeOf({ extraction }: Outcome): string {
  return extraction.ok ? 'read' : extraction.code
}

async function manifestOf<Entry>(root: string, entry: z.ZodType<Entry>): Promise<Entry[]> {
  const text = await readFile(path.join(root, 'manifest.jsonl'), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => entry.parse(JSON.parse(line)))
}

const tikaEntry = z.object({
  file: z.string(),
  ext: z.string(),
  tags: z.array(z.string()).default([]),
  must_contain: z.array(z.string()).default([]),
  independently_verified: z.array(z.boolean()).default([]),
})

async function measureTika(run: Run): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const found = { accepted: [0, 0], other: [0, 0] }
  for (const entry of await manifestOf(run.root, tikaEntry)) {
    const outcome = await readOne(run, path.join(run.root, 'files', entry.file))
    outcomes.push(outcome)
    const text = squeeze(`${textOf(outcome)}\n${passagesOf(outcome)}`)
    const count = accepted.has(`.${entry.ext}`) ? found.accepted : found.other
    entry.must_contain.forEach((expected, index) => {
      if (entry.independently_verified[index] !== true) return
      const hit = text.includes(squeeze(expected))
      count[0] = (count[0] ?? 0) + (hit ? 1 : 0)
      count[1] = (count[1] ?? 0) + 1
      if (!hit) note(run, `missing in ${entry.file} (${codeOf(outcome)}): ${expected}`)
    })
    const unread = !outcome.extraction.ok && accepted.has(`.${entry.ext}`)
    if (unread) note(run, `${codeOf(outcome)}: ${entry.file} ${entry.tags.join(' ')}`)
  }
  console.log('tika_docs')
  console.log(`  verified strings found: ${share(found.accepted[0] ?? 0, found.accepted[1] ?? 0)}`)
  const taken = outcomes.filter((outcome) => codeOf(outcome) !== 'file.unsupported').length
  console.log(`  files taken: ${share(taken, outcomes.length)}`)
  console.log(`  in kinds that are not offered: ${share(found.other[0] ?? 0, found.other[1] ?? 0)}`)
  return outcomes
}

const pdfEntry = z.object({
  file: z.string(),
  encrypted: z.boolean().optional(),
  pypdf_pages: z.number().optional(),
  pypdf_text_chars: z.number().optional(),
})

async function measurePdfs(run: Run): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let [pagesRight, pagesKnown, textRight, textKnown] = [0, 0, 0, 0]
  for (const entry of await manifestOf(run.root, pdfEntry)) {
    const outcome = await readOne(run, path.join(run.root, 'files', entry.file))
    outcomes.push(outcome)
    const { extraction } = outcome
    if (entry.pypdf_pages !== undefined && extraction.ok) {
      pagesKnown++
      if (extraction.document.pages === entry.pypdf_pages) pagesRight++
    }
    const expectsText = (entry.pypdf_text_chars ?? 0) > 20
    if (expectsText) {
      textKnown++
      if (textOf(outcome).trim() !== '') textRight++
      else note(run, `no text (${codeOf(outcome)}): ${entry.file} of ${entry.pypdf_text_chars}`)
    } else if (!extraction.ok) note(run, `${codeOf(outcome)}: ${entry.file}`)
    if (outcome.ms > 10_000) note(run, `${outcome.ms.toFixed(0)} ms: ${entry.file}`)
  }
  console.log('pdfjs_pdfs')
  console.log(`  page counts as the reference: ${share(pagesRight, pagesKnown)}`)
  console.log(`  text where the reference has text: ${share(textRight, textKnown)}`)
  return outcomes
}

const workbookEntry = z.object({
  file: z.string(),
  golden: z.array(z.object({ sheet_index: z.number(), csv: z.string() })),
  sheetnames: z.array(z.string()).default([]),
})

async function measureWorkbooks(run: Run): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let [right, all] = [0, 0]
  for (const entry of await manifestOf(run.root, workbookEntry)) {
    const outcome = await readOne(run, path.join(run.root, 'files', entry.file))
    outcomes.push(outcome)
    const { extraction } = outcome
    if (!extraction.ok) {
      note(run, `${extraction.code}: ${entry.file}`)
      continue
    }
    for (const golden of entry.golden) {
      const name = entry.sheetnames[golden.sheet_index]
      const grid = extraction.document.grids.find((sheet) => sheet.name === name)
      const expected = await readGolden(path.join(run.root, 'golden', golden.csv))
      const shown = usedCells(grid?.rows ?? [])
      const cells = expected.flatMap((row, r) =>
        row.map((text, c) => [text, shown[r]?.[c] ?? ''] as const),
      )
      const filled = cells.filter(([text]) => /[^\s#_]/.test(text))
      const same = filled.filter(([text, shown]) => isSameCell(text, shown)).length
      right += same
      all += filled.length
      const sample = filled.find(([text, shown]) => !isSameCell(text, shown))
      if (sample) note(run, `${golden.csv}: ${same} of ${filled.length}, ${JSON.stringify(sample)}`)
    }
  }
  console.log('sheetjs_xlsx')
  console.log(`  cells as displayed by Excel: ${share(right, all)}`)
  return outcomes
}

async function readGolden(file: string): Promise<string[][]> {
  const bytes = await readFile(file)
  const utf8 = bytes.toString('utf8')
  // Excel saved them in the Windows code page, with _ for characters it lacks.
  const text = utf8.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : utf8
  return parse(text, { relax_column_count: true, relax_quotes: true, bom: true })
}

/** Excel omits blank cells before the first used one. */
function usedCells(rows: string[][]): string[][] {
  const top = rows.findIndex((row) => row.some((text) => text !== ''))
  const lefts = rows.map((row) => row.findIndex((text) => text !== '')).filter((left) => left >= 0)
  const left = Math.min(...lefts)
  return top < 0 ? [] : rows.slice(top).map((row) => row.slice(left))
}

function isSameCell(expected: string, shown: string): boolean {
  const [a, b] = [squeeze(expected), squeeze(shown)]
  if (a === b || a === b.replaceAll(/[^\0-\u00ff–—‘’“”…€]/g, '_')) return true
  const [x, y] = [a, b].map((text) => Number(text.replaceAll(/[,$\s]/g, '')))
  return x !== undefined && y !== undefined && Math.abs(x - y) <= Math.abs(x) * 1e-6
}

async function measureExpected(run: Run): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const scores: string[] = []
  const papra = path.join(run.root, 'papra')
  for (const folder of (await readdir(papra)).toSorted()) {
    const files = await readdir(path.join(papra, folder))
    const input = files.find((file) => file.includes('.input.'))
    const expected = files.find((file) => file.endsWith('.expected.txt'))
    if (!input || !expected) continue
    const outcome = await readOne(run, path.join(papra, folder, input))
    outcomes.push(outcome)
    const gold = await readFile(path.join(papra, folder, expected), 'utf8')
    const score = outcome.extraction.ok ? wordF1(textOf(outcome), gold).toFixed(3) : codeOf(outcome)
    scores.push(`${folder} ${score}`)
  }
  for (const other of ['khoj', 'onyx']) {
    const folder = path.join(run.root, other)
    if (!existsSync(folder)) continue
    for (const file of await readdir(folder))
      outcomes.push(await readOne(run, path.join(folder, file)))
  }
  console.log('doc_extract_expected')
  console.log(`  word F1: ${scores.join(', ')}`)
  return outcomes
}

/** Similarity of two texts as bags of words. */
function wordF1(text: string, expected: string): number {
  const [got, gold] = [wordsOf(text), wordsOf(expected)]
  const counts = new Map<string, number>()
  for (const word of gold) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of got) {
    const left = counts.get(word) ?? 0
    if (left > 0) shared++
    counts.set(word, left - 1)
  }
  return got.length + gold.length === 0 ? 1 : (2 * shared) / (got.length + gold.length)
}

function wordsOf(text: string): string[] {
  return squeeze(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

if (import.meta.main) {
  const dataDir =
    process.argv[2] ?? process.env['TROVE_EVAL_DATA'] ?? path.join('..', 'shared', 'data')
  await runExtractionEval(dataDir, process.argv.includes('--verbose'))
}
