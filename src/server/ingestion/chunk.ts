import type { Locator } from '#shared/locators.ts'
import { cutBlock, type Unit } from './cut-block.ts'
import type { Block, ExtractedDocument } from './extracted.ts'
import type { Passage } from '#server/search/passage.ts'
import { passageTokens } from './tokens.ts'

/** A smaller passage may continue under the next heading. */
const tinyTokens = 40

type Open = { units: Unit[]; tokens: number; path: string[]; place: string }
type Heading = { level: number; text: string }

/** Splits a document into passages for the index, at pages, headings and rows. */
export function chunkDocument(document: Pick<ExtractedDocument, 'title' | 'blocks'>): Passage[] {
  const passages: Passage[] = []
  const titles = document.title === undefined ? [] : [document.title]
  let headings: Heading[] = []
  let open: Open | undefined
  const close = (): void => {
    if (open) passages.push(toPassage(open))
    open = undefined
  }
  for (const block of document.blocks) {
    const place = placeOf(block.locator)
    if (open && (open.place !== place || endsBefore(open, block))) close()
    const path = [...titles, ...pathOf(block, headings)]
    for (const unit of cutBlock(block)) {
      if (open && !fits(open, unit)) close()
      open ??= { units: [], tokens: 0, path, place }
      open.units.push(unit)
      open.tokens += unit.tokens
    }
    headings = under(headings, block)
    // Rows of a sheet already come in blocks of the right size.
    if (block.locator.kind === 'cells') close()
  }
  close()
  return passages
}

/** A passage does not span pages or sheets, since it has a single location. */
function placeOf(locator: Locator): string {
  switch (locator.kind) {
    case 'page':
      return `page ${locator.page}`
    case 'cells':
      return `sheet ${locator.sheet}`
    case 'blocks':
      return ''
  }
}

function pathOf(block: Block, headings: readonly Heading[]): string[] {
  if (block.locator.kind === 'cells') return [block.locator.sheet]
  const level = levelOf(block)
  const above = level === undefined ? headings : headings.filter((heading) => heading.level < level)
  return above.map((heading) => heading.text)
}

function levelOf(block: Block): number | undefined {
  return block.kind === 'heading' ? (block.level ?? 6) : undefined
}

function under(headings: Heading[], block: Block): Heading[] {
  const level = levelOf(block)
  if (level === undefined) return headings
  return [...headings.filter((heading) => heading.level < level), { level, text: block.text }]
}

/** A heading starts a passage, unless the text before it is too short for one. */
function endsBefore(open: Open, block: Block): boolean {
  const level = levelOf(block)
  if (level === undefined) return false
  if (onlyHeadings(open)) return false
  return open.tokens >= (level <= 2 ? tinyTokens : passageTokens / 2)
}

function onlyHeadings(open: Open): boolean {
  return open.units.every((unit) => unit.heading)
}

/** A heading is not separated from a long paragraph below it. */
function fits(open: Open, unit: Unit): boolean {
  const limit =
    onlyHeadings(open) && open.tokens <= tinyTokens * 2
      ? passageTokens + tinyTokens * 2
      : passageTokens
  return open.tokens + unit.tokens <= limit
}

function toPassage({ units, path }: Open): Passage {
  const [first, ...rest] = units.map((unit) => unit.locator)
  if (!first) throw new Error('A passage has at least one unit')
  return {
    text: units.map((unit) => unit.text).join('\n'),
    path,
    locator: rest.reduce(merge, first),
  }
}

function merge(a: Locator, b: Locator): Locator {
  if (a.kind === 'page' && b.kind === 'page') return { ...a, rects: [...a.rects, ...b.rects] }
  if (a.kind === 'blocks' && b.kind === 'blocks') {
    return { kind: 'blocks', from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) }
  }
  return a
}
