import type { Budget } from './budget.ts'
import { kind, property } from './node-kinds.ts'
import { isCheckbox, listMark, pictureText, stringIn, textIn } from './page-text.ts'
import type { PropertySet } from './property-set.ts'
import type { ObjectSpace } from './store.ts'

export type Attachment = { name: string; contents: Buffer | undefined }
export type PageContent = {
  lines: string[]
  attachments: Attachment[]
  /** The newest change of any of them. */
  modifiedAt: number
}

/** Deeper than anyone indents; deeper elements are left out. */
const deepest = 60

/** The lines below objects of a page, in reading order. */
export function readLines(space: ObjectSpace, ids: readonly string[], spend: Budget): PageContent {
  const attachments: Attachment[] = []
  let modifiedAt = 0
  // A damaged file may hold a cycle, and each object belongs to one place.
  const seen = new Set<string>()

  const objectOf = (id: string) => {
    spend(16)
    const object = space.objects.get(id)
    if (!object) return undefined
    const properties = object.properties()
    modifiedAt = Math.max(modifiedAt, properties.numbers.get(property.modifiedAt) ?? 0)
    return { kind: object.kind, properties }
  }
  const linesOf = (children: readonly string[], depth: number): string[] => {
    if (depth > deepest) return []
    let number = 0
    return children.flatMap((id) => {
      if (seen.has(id)) return []
      seen.add(id)
      const object = objectOf(id)
      if (!object) return []
      const { properties } = object
      if (object.kind !== kind.outlineElement) return linesOfObject(object.kind, properties, depth)
      const list = properties.references.get(property.lists)?.[0]
      const format = list === undefined ? undefined : formatOf(list)
      number = format === undefined ? 0 : number + 1
      const mark = format === undefined ? '' : listMark(format, number)
      const own = linesOf(referred(properties, property.content), depth + 1)
      const below = linesOf(referred(properties, property.children), depth + 1)
      return [...marked(own, mark), ...below.map((line) => (line === '' ? line : `  ${line}`))]
    })
  }
  const formatOf = (id: string) => {
    return objectOf(id)?.properties.bytes.get(property.listFormat)?.toString('utf16le')
  }
  const linesOfObject = (of: number, properties: PropertySet, depth: number): string[] => {
    const children = referred(properties, property.children)
    if (of === kind.text) return textLines(properties)
    if (of === kind.picture) return [pictureText(properties)].filter((text) => text !== '')
    if (of === kind.attachment) return [attach(properties)]
    if (of === kind.table) return ['', ...linesOf(children, depth + 1), '']
    if (of === kind.tableRow) return [rowOf(children, depth + 1)]
    const lines = linesOf(children, depth + 1)
    // Outlines are separate blocks on a page.
    return of === kind.outline ? [...lines, ''] : lines
  }
  const rowOf = (cells: readonly string[], depth: number) =>
    cells.map((cell) => linesOf([cell], depth).join(' ').trim()).join(' | ')
  const textLines = (properties: PropertySet): string[] => {
    const isDecoration = [property.isTitleDate, property.isTitleTime].some((name) =>
      properties.flags.get(name),
    )
    return isDecoration ? [] : `${checkbox(properties)}${textIn(properties)}`.split('\n')
  }
  const checkbox = (properties: PropertySet): string => {
    for (const tag of properties.sets.get(property.tags) ?? []) {
      const definition = tag.references.get(property.tagDefinition)?.[0]
      const shape =
        definition === undefined
          ? undefined
          : objectOf(definition)?.properties.numbers.get(property.tagShape)
      if (shape === undefined || !isCheckbox(shape)) continue
      return ((tag.numbers.get(property.tagStatus) ?? 0) & 1) === 1 ? '[x] ' : '[ ] '
    }
    return ''
  }
  const attach = (properties: PropertySet): string => {
    const name = stringIn(properties, property.attachmentName)?.trim() || 'File'
    const container = properties.references.get(property.attachmentContents)?.[0]
    const contents = container === undefined ? undefined : space.objects.get(container)?.contents
    attachments.push({ name, contents })
    return `[File: ${name}]`
  }
  const lines = linesOf(ids, 0)
  return { lines, attachments, modifiedAt }
}

const referred = ({ references }: PropertySet, name: number) => references.get(name) ?? []

const marked = (lines: readonly string[], mark: string) =>
  lines.map((line, index) => (index === 0 ? `${mark}${line}` : line))
