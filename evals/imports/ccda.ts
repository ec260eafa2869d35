/** Clinical documents from many vendors compared with known facts. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readJsonLines } from '../data-folder.ts'
import { importHealthFile, printChecks, printSkipped, type Check } from './health-import.ts'

const line = z.object({
  file: z.string(),
  well_formed: z.boolean(),
  patient: z
    .object({ given: z.array(z.string().nullable()), family: z.string().nullable() })
    .nullish(),
  birth: z.string().nullish(),
  title: z.string().nullish(),
  sections: z.array(z.string().nullable()).nullish(),
})
type Line = z.infer<typeof line>

export async function runCcdaEval(dataDir: string) {
  const folder = path.join(dataDir, 'ccda')
  let [agree, all, words, found] = [0, 0, 0, 0]
  const kinds = new Map<string, number>()
  for (const document of readJsonLines(path.join(folder, 'manifest.jsonl'), line)) {
    const { file } = document
    const read = await importHealthFile(path.join(folder, 'files', file))
    const entries = read.items.flatMap((item) =>
      item.kind === 'health_entry' ? [item.healthEntry] : [],
    )
    for (const item of read.items) {
      const kind = item.kind === 'health_entry' ? item.healthEntry.section : item.kind
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
    const checks = checksOf(document, entries, read.failures.length === 0)
    checks.push({
      what: 'recognised',
      expected: 'a health record (C-CDA)',
      actual: read.recognised,
    })
    const text = JSON.stringify(read.items).toLowerCase()
    const wanted = narrativeWords(readFileSync(path.join(folder, 'files', file), 'utf8'))
    const missing = wanted.filter((word) => !text.includes(word))
    words += wanted.length
    found += wanted.length - missing.length
    if (missing.length > 0)
      console.log(`  ${file}: words not kept: ${missing.slice(0, 8).join(', ')}`)
    agree += printChecks(file, checks)
    all += checks.length
    printSkipped(file, read)
  }
  console.log(
    `ccda: ${agree} of ${all} fields as expected; ${found} of ${words} words of the sections kept`,
  )
  return Object.fromEntries(kinds)
}

type Entries = { section: string; name: string; from: string }[]

function checksOf(document: Line, entries: Entries, isWhole: boolean): Check[] {
  const patient = entries.find(({ section }) => section === 'patient')
  const { given = [], family } = document.patient ?? {}
  const named = [...given, family].filter((part) => typeof part === 'string' && part !== '')
  const checks: Check[] = [
    { what: 'whole', expected: document.well_formed, actual: isWhole },
    { what: 'patient', expected: named.join(' '), actual: patient?.name ?? '' },
    { what: 'birth', expected: dateOf(document.birth ?? ''), actual: patient?.from ?? '' },
  ]
  const names = new Map<string, number>()
  for (const { name } of entries) names.set(name, (names.get(name) ?? 0) + 1)
  for (const title of [document.title, ...(document.sections ?? [])]) {
    if (typeof title !== 'string' || title.trim() === '') continue
    const plain = title.replaceAll(/\s+/g, ' ').trim()
    const left = names.get(plain) ?? 0
    names.set(plain, left - 1)
    checks.push({ what: `heading “${plain}”`, expected: true, actual: left > 0 })
  }
  return checks
}

const dateOf = (text: string) =>
  [text.slice(0, 4), text.slice(4, 6), text.slice(6, 8)].filter((part) => part !== '').join('-')

/**
 * Words in the texts of sections, extracted from the raw file in a different way than by the
 * connector.
 */
function narrativeWords(xml: string): string[] {
  const texts = [...xml.matchAll(/<\/title>\s*(?:<!--[^]*?-->\s*)*<text\b[^>]*>([^]*?)<\/text>/g)]
  const words = texts.flatMap(([, text = '']) =>
    text
      .replaceAll(/<!--[^]*?-->/g, ' ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&#?\w+;/g, ' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  )
  return [...new Set(words)].filter((word) => word.length > 2)
}
