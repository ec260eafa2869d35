import { ConnectorError } from '../../connector-error.ts'
import { budgetFor, type Budget } from './budget.ts'
import { guidBytes } from './cursor.ts'
import { property } from './node-kinds.ts'
import { readLines, type Attachment } from './page-lines.ts'
import { stringIn } from './page-text.ts'
import { openPackagedStore } from './packaged-store.ts'
import type { PropertySet } from './property-set.ts'
import { openRevisionStore } from './revision-store.ts'
import type { ObjectSpace, Store } from './store.ts'

export type SectionPage = {
  /** The same in every copy of the page. */
  id: string
  title: string
  text: string
  createdAt: string
  updatedAt: string
  attachments: Attachment[]
}

/** [MS-ONESTORE] 2.3.1 and 2.8.1. */
const sectionFile = guidBytes('7B5C52E4-D88C-4DA7-AEB1-5378D02996D3')
const revisionStore = guidBytes('109ADD3F-911B-49F5-A5D0-1791EDC8AED8')
const packagedStore = guidBytes('638DE92F-A6D4-4BC1-9A36-B3FC2511A5B7')

const formatOf = (start: Buffer) => start.subarray(48, 64).toString('hex')

export const isSection = (start: Buffer): boolean =>
  start.subarray(0, 16).toString('hex') === sectionFile &&
  [revisionStore, packagedStore].includes(formatOf(start))

/** The pages of a section in their order, without deleted ones; a damaged page is `undefined`. */
export function* readSection(bytes: Buffer): Generator<SectionPage | undefined> {
  const store = openStore(bytes)
  const spend = budgetFor(bytes)
  for (const id of pagesOf(store)) {
    spend(64)
    const page = undamaged(() => pageIn(store.space(id), id, spend))
    if (page !== 'deleted') yield page
  }
}

function undamaged<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof ConnectorError && error.code === 'bad_file') return undefined
    throw error
  }
}

const openStore = (bytes: Buffer): Store =>
  formatOf(bytes) === revisionStore ? openRevisionStore(bytes) : openPackagedStore(bytes)

/** The section lists series of pages, and each of these its pages. */
function pagesOf({ root }: Store): Set<string> {
  const section = propertiesOf(root, root.content)
  if (!section) throw new ConnectorError('bad_file')
  const series = section.references.get(property.children) ?? []
  return new Set(
    series.flatMap((id) => propertiesOf(root, id)?.references.get(property.pages) ?? []),
  )
}

const propertiesOf = ({ objects }: ObjectSpace, id: string | undefined): PropertySet | undefined =>
  id === undefined ? undefined : objects.get(id)?.properties()

function pageIn(
  space: ObjectSpace | undefined,
  id: string,
  spend: Budget,
): SectionPage | 'deleted' {
  if (!space) throw new ConnectorError('bad_file')
  const metadata = propertiesOf(space, space.metadata)
  const manifest = propertiesOf(space, space.content)
  const page = propertiesOf(space, manifest?.references.get(property.content)?.[0])
  if (metadata?.flags.get(property.isDeleted)) return 'deleted'
  if (!page) throw new ConnectorError('bad_file')
  const heading = readLines(space, page.references.get(property.structure) ?? [], spend)
  const body = readLines(space, page.references.get(property.children) ?? [], spend)
  const title =
    heading.lines.map((line) => line.trim()).find((line) => line !== '') ??
    (metadata && stringIn(metadata, property.cachedTitle)) ??
    stringIn(page, property.cachedTitleOfPage) ??
    ''
  return {
    id: metadata?.bytes.get(property.pageId)?.toString('hex') ?? id,
    title: title.trim(),
    text: body.lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    createdAt: instantOfFiletime(metadata?.times.get(property.createdAt)),
    updatedAt: instantOfSeconds(
      Math.max(page.numbers.get(property.modifiedAt) ?? 0, heading.modifiedAt, body.modifiedAt),
    ),
    attachments: [...heading.attachments, ...body.attachments],
  }
}

const lastInstant = 8_640_000_000_000_000
const instantOf = (ms: number) =>
  Math.abs(ms) > lastInstant ? '' : new Date(ms).toISOString().replace('.000Z', 'Z')

/** Tenths of microseconds since 1601. */
const instantOfFiletime = (time: bigint | undefined) =>
  time ? instantOf(Number(time / 10_000n) - 11_644_473_600_000) : ''

/** Seconds since 1980. */
const instantOfSeconds = (time: number) =>
  time > 0 ? instantOf(time * 1000 + 315_532_800_000) : ''
