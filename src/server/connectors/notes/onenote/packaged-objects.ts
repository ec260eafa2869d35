import type { Budget } from './budget.ts'
import { Cursor } from './cursor.ts'
import { readProperties } from './property-set.ts'
import type { StoredObject } from './store.ts'
import {
  readCellIds,
  readCompact,
  readCompactId,
  readCompactIds,
  type StreamObject,
} from './stream-objects.ts'

/** [MS-FSSHTTPB] 2.2.1.12.6: types of objects in a group. */
const type = { objectDeclared: 0x18, blobDeclared: 0x05, blobReference: 0x1c, data: 0x16 }
const declarations = 0x1d
const contents = 0x1e
/** [MS-ONESTORE] 2.7.6: an object is stored in several parts. */
const partOf = { properties: 1, file: 2, kind: 4 }

type Group = {
  elements: readonly StreamObject[]
  /** The cell that the group belongs to. */
  cell: string
  blobs: ReadonlyMap<string, Buffer>
  spend: Budget
}
type Parts = Map<number, StreamObject>

/** Adds the objects of a group that no newer revision holds. */
export function readPackagedObjects(group: Group, objects: Map<string, StoredObject>): void {
  for (const [id, parts] of partsOf(group)) {
    const kind = parts.get(partOf.kind)
    const properties = parts.get(partOf.properties)
    if (objects.has(id) || !kind || !properties) continue
    const file = parts.get(partOf.file)
    const held = file && fileOf(file, group.blobs)
    objects.set(id, {
      kind: payloadOf(kind).bytes.u32(),
      properties: () => propertiesOf(properties, group),
      ...(held && { contents: held }),
    })
  }
}

/** Declarations and contents are two lists in the same order. */
function partsOf({ elements, spend }: Group): Map<string, Parts> {
  const childrenOf = (kind: number) =>
    elements.filter((each) => each.type === kind).flatMap(({ children }) => children)
  const data = childrenOf(contents)
  spend(data.length * 32)
  const found = new Map<string, Parts>()
  for (const [index, declared] of childrenOf(declarations).entries()) {
    const content = data[index]
    if (!content) break
    const cursor = copyOf(declared.data)
    if (declared.type !== type.objectDeclared && declared.type !== type.blobDeclared) continue
    const id = readCompactId(cursor)
    if (declared.type === type.blobDeclared) readCompactId(cursor)
    const parts = found.get(id) ?? new Map<number, StreamObject>()
    found.set(id, parts.set(readCompact(cursor), content))
  }
  return found
}

const copyOf = ({ bytes, at, end }: Cursor) => new Cursor(bytes, at, end)

function payloadOf({ data }: StreamObject) {
  const cursor = copyOf(data)
  const objects = readCompactIds(cursor)
  const cells = readCellIds(cursor)
  const from = readCompact(cursor)
  return { objects, cells, bytes: new Cursor(cursor.take(from)) }
}

function propertiesOf(part: StreamObject, { cell, spend }: Group) {
  spend(part.data.left)
  const { objects, cells, bytes } = payloadOf(part)
  const own = spaceIn(cell)
  const others = cells.filter((each) => spaceIn(each) !== own)
  return readProperties(bytes, {
    object: (_short, index) => objects[index],
    space: (_short, index) => others[index],
  })
}

const spaceIn = (cell: string) => cell.split(' ')[1] ?? ''

function fileOf(part: StreamObject, blobs: ReadonlyMap<string, Buffer>): Buffer | undefined {
  if (part.type === type.data) return payloadOf(part).bytes.bytes
  if (part.type !== type.blobReference) return undefined
  const cursor = copyOf(part.data)
  readCompactIds(cursor)
  readCellIds(cursor)
  return blobs.get(readCompactId(cursor))
}
