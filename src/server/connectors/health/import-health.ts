import { ConnectorError } from '../connector-error.ts'
import type { ImportFile, Page } from '../connector.ts'
import { readExport } from './apple/read-export.ts'
import { readOtherFile } from './other-files.ts'
import { readDocument } from './ccda/read-document.ts'
import { createCollector, type Collector } from './collector.ts'
import { createFhirReader, type FhirReader } from './fhir/read-fhir.ts'
import { partsOf, type Part, type Parts } from './parts.ts'
import { learnPart, readPart } from './read-json.ts'
import { readFhirXml } from './read-fhir-xml.ts'
import { refused } from './xml-reader.ts'
import { readTree } from './xml-tree.ts'

const itemsAPage = 1_000
type Failure = NonNullable<Page['failures']>[number]

/** Reads the files, whichever of the formats each has. */
export async function* importHealth(
  files: readonly ImportFile[],
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const opened: Parts[] = []
  try {
    const unread: Failure[] = []
    for (const file of files) {
      signal.throwIfAborted()
      try {
        opened.push(await partsOf(file))
      } catch (error) {
        // The other files of the import are still read.
        if (!(error instanceof ConnectorError) || files.length === 1) throw error
        unread.push({ item: file.name, reason: error.detail ?? 'It is damaged.' })
      }
    }
    if (unread.length > 0) yield { items: [], failures: unread }
    yield* readAll(opened, signal)
  } finally {
    for (const { close } of opened) close()
  }
}

async function* readAll(opened: readonly Parts[], signal: AbortSignal): AsyncGenerator<Page> {
  const collector = createCollector()
  const fhir = createFhirReader(collector)
  const whole = opened.flatMap(({ parts }) => parts).reduce((sum, { size }) => sum + size, 0) || 1
  let before = 0
  for (const { parts } of opened) {
    for (const part of parts) {
      signal.throwIfAborted()
      await orFail(part, collector, () => learnPart(part, fhir))
    }
  }
  for (const { file, parts } of opened) {
    const isApple = parts.some(({ format }) => format === 'apple')
    if (parts.every(({ format }) => format === undefined)) {
      collector.fail(file, 'There is no health record in it that Trove can read.')
    }
    for (const part of parts) {
      signal.throwIfAborted()
      for await (const page of pagesOf(part, { collector, fhir, isApple, signal })) {
        signal.throwIfAborted()
        yield { ...page, share: (before + part.size * (page.share ?? 0)) / whole }
      }
      before += part.size
    }
  }
  yield* lastPages(collector, signal)
}

function* lastPages(collector: Collector, signal: AbortSignal): Generator<Page> {
  let items: Page['items'] = collector.take().items
  for (const item of collector.rest()) {
    items.push(item)
    if (items.length < itemsAPage) continue
    signal.throwIfAborted()
    yield { items }
    items = []
  }
  signal.throwIfAborted()
  if (items.length > 0) yield { items }
  signal.throwIfAborted()
  yield { ...collector.last(), share: 1 }
}

type Within = { collector: Collector; fhir: FhirReader; isApple: boolean; signal: AbortSignal }

/** The pages of a part. Its failure is reported, and the other parts are still read. */
async function* pagesOf(part: Part, within: Within): AsyncGenerator<Page> {
  try {
    yield* readFormat(part, within)
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    within.collector.fail(part.name, error.detail ?? unreadable(part))
  }
}

async function orFail(part: Part, collector: Collector, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    collector.note(`“${part.name}” could not be read as a whole.`)
  }
}

const unreadable = (part: Part) =>
  part.format?.startsWith('fhir')
    ? 'It is damaged, or larger than 64 MB; larger records can be read as FHIR lines (.ndjson).'
    : 'It is damaged; what came before the damage was read.'

async function* readFormat(part: Part, within: Within): AsyncGenerator<Page> {
  const { collector, fhir, isApple, signal } = within
  switch (part.format) {
    case 'apple':
      return yield* readExport(part, signal)
    case 'ccda':
      if (isApple) return collector.skip('The measurements once more, in another format')
      yield* readClinicalDocument(part, collector, signal)
      return
    case 'fhir':
    case 'fhir-bundle':
    case 'fhir-lines':
      for await (const _ of readPart(part, fhir, collector)) {
        if (collector.waiting() < itemsAPage) continue
        yield collector.take()
      }
      return
    case 'fhir-xml':
      for await (const _ of readFhirXml(part, fhir, collector, signal)) {
        if (collector.waiting() < itemsAPage) continue
        yield collector.take()
      }
      return
    case undefined:
      return await readOtherFile(part, collector, isApple)
  }
}

async function* readClinicalDocument(
  part: Part,
  collector: Collector,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const { root, damage } = await readTree(part.stream(), signal)
  if (damage !== undefined) collector.fail(part.name, damage)
  if (root?.name === 'ClinicalDocument' && damage !== refused) {
    readDocument(root, collector, part.name)
  }
  const { items } = collector.take()
  for (let at = 0; at < items.length; at += itemsAPage) {
    yield { items: items.slice(at, at + itemsAPage) }
  }
}
