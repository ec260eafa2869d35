import { kind, property } from './node-kinds.ts'
import type { ObjectFixture, PropertyFixture } from './properties.fixtures.ts'

/** What is on a page, in the terms of [MS-ONE]. */
export type PartFixture =
  | string
  | { text: string; tag?: { shape: number; isDone: boolean }; below?: readonly PartFixture[] }
  | { list: string; text: string; below?: readonly PartFixture[] }
  | { rows: readonly (readonly string[])[] }
  | { file: string; contents: string }
  | { picture: string }

export type PageFixture = {
  id: string
  title: string
  parts: readonly PartFixture[]
  createdAt?: string
  modifiedAt?: string
  isDeleted?: boolean
}

/** Earlier revisions come first; a later one holds what it changes. */
export type SpaceFixture = { revisions: readonly (readonly ObjectFixture[])[] }

/** The roots of each space. */
export const rootIds = { content: 1, metadata: 2 }

const text = (value: string) => Buffer.from(`${value}\0`, 'utf16le')
const secondsSince1980 = (at: string) => Date.parse(at) / 1000 - 315_532_800
const filetime = (at: string) => BigInt(Date.parse(at) + 11_644_473_600_000) * 10_000n

/** The space of a section, then those of its pages. */
export function sectionOf(pages: readonly PageFixture[]): SpaceFixture[] {
  const series: ObjectFixture = {
    id: 3,
    kind: kind.pageSeries,
    properties: [{ name: property.pages, spaces: pages.map((_, index) => index + 1) }],
  }
  const section: ObjectFixture = {
    id: rootIds.content,
    kind: 0x00_06_00_07,
    properties: [{ name: property.children, objects: [series.id] }],
  }
  return [{ revisions: [[section, series]] }, ...pages.map(spaceOf)]
}

function spaceOf(page: PageFixture): SpaceFixture {
  const objects: ObjectFixture[] = []
  const add = (of: number, properties: readonly PropertyFixture[], contents?: Buffer): number => {
    const id = objects.length + 10
    objects.push({ id, kind: of, properties, ...(contents && { contents }) })
    return id
  }
  const children = (ids: readonly number[]) => ({ name: property.children, objects: ids })
  const content = (ids: readonly number[]) => ({ name: property.content, objects: ids })
  const textNode = (value: string, more: readonly PropertyFixture[] = []) =>
    add(kind.text, [{ name: property.text, bytes: text(value) }, ...more])
  const element = (ids: readonly number[], more: readonly PropertyFixture[] = []) =>
    add(kind.outlineElement, [content(ids), ...more])
  const below = (parts: readonly PartFixture[] = []) =>
    parts.length === 0 ? [] : [children(parts.map(partOf))]
  const tagged = ({ shape, isDone }: { shape: number; isDone: boolean }): PropertyFixture => ({
    name: property.tags,
    sets: [
      [
        {
          name: property.tagDefinition,
          objects: [add(0x00_12_00_43, [{ name: property.tagShape, short: shape }])],
        },
        { name: property.tagStatus, short: isDone ? 1 : 0 },
      ],
    ],
  })
  function partOf(part: PartFixture): number {
    if (typeof part === 'string') return element([textNode(part)])
    if ('list' in part) {
      const format = Buffer.from(String.fromCharCode(part.list.length) + part.list, 'utf16le')
      const list = add(0x00_06_00_12, [{ name: property.listFormat, bytes: format }])
      return element(
        [textNode(part.text)],
        [{ name: property.lists, objects: [list] }, ...below(part.below)],
      )
    }
    if ('text' in part) {
      return element([textNode(part.text, part.tag ? [tagged(part.tag)] : [])], below(part.below))
    }
    if ('rows' in part) return element([tableOf(part.rows)])
    if ('file' in part) {
      const contents = add(0x00_08_00_36, [], Buffer.from(part.contents))
      const name = { name: property.attachmentName, bytes: text(part.file) }
      return element([
        add(kind.attachment, [name, { name: property.attachmentContents, objects: [contents] }]),
      ])
    }
    return add(kind.picture, [{ name: property.pictureAltText, bytes: text(part.picture) }])
  }
  const tableOf = (rows: readonly (readonly string[])[]) =>
    add(kind.table, [
      children(
        rows.map((cells) =>
          add(kind.tableRow, [
            children(cells.map((cell) => add(kind.tableCell, [children([partOf(cell)])]))),
          ]),
        ),
      ),
    ])

  const outline = add(kind.outline, [children(page.parts.map(partOf))])
  const date = textNode('Monday', [{ name: property.isTitleDate, flag: true }])
  const title = add(kind.title, [children([element([textNode(page.title)]), element([date])])])
  const node = add(kind.page, [
    children([outline]),
    { name: property.structure, objects: [title] },
    ...(page.modifiedAt === undefined
      ? []
      : [{ name: property.modifiedAt, number: secondsSince1980(page.modifiedAt) }]),
  ])
  objects.push(
    { id: rootIds.content, kind: 0x00_06_00_37, properties: [content([node])] },
    {
      id: rootIds.metadata,
      kind: 0x00_02_00_30,
      properties: [
        { name: property.pageId, bytes: Buffer.from(page.id.padEnd(16)) },
        { name: property.isDeleted, flag: page.isDeleted ?? false },
        ...(page.createdAt === undefined
          ? []
          : [{ name: property.createdAt, time: filetime(page.createdAt) }]),
      ],
    },
  )
  return { revisions: [objects] }
}
