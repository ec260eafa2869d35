import { Cursor, guidBytes, idOf } from './cursor.ts'
import { nodesOf, type Chunk, type FileNode, type NodeFile } from './file-nodes.ts'
import { readProperties, type PropertySet } from './property-set.ts'
import type { StoredObject } from './store.ts'

/** [MS-ONESTORE] 2.5: numbers of nodes in a group of objects. */
const node = {
  idTableStart: 0x22,
  idTableEntry: 0x24,
  fileData: 0x72,
  fileDataLarge: 0x73,
  object: 0xa4,
  objectLarge: 0xa5,
  readOnlyObject: 0xc4,
  readOnlyObjectLarge: 0xc5,
}
const objectNodes = new Set([
  node.object,
  node.objectLarge,
  node.readOnlyObject,
  node.readOnlyObjectLarge,
])

const noProperties: PropertySet = {
  flags: new Map(),
  numbers: new Map(),
  times: new Map(),
  bytes: new Map(),
  references: new Map(),
  sets: new Map(),
}

/** Adds the objects of a group, whose short ids point into a table of the group. */
export function readObjectGroup(
  file: NodeFile,
  { list, attached }: { list: Chunk; attached: ReadonlyMap<string, Chunk> },
  objects: Map<string, StoredObject>,
): void {
  const guids = new Map<number, string>()
  const idFrom = (short: number) => {
    const guid = guids.get(short >>> 8)
    return guid === undefined ? undefined : idOf(guid, short & 0xff)
  }
  const add = (short: number, object: StoredObject) => {
    const id = idFrom(short)
    if (id !== undefined) objects.set(id, object)
  }
  for (const { id, data, fields } of nodesOf(file, list)) {
    if (id === node.idTableStart) guids.clear()
    else if (id === node.idTableEntry) guids.set(fields.u32(), fields.guid())
    else if (objectNodes.has(id) && data) {
      const short = fields.u32()
      const properties = () => {
        file.spend(data.size)
        const cursor = new Cursor(file.bytes, data.at, data.at + data.size)
        return readProperties(cursor, { object: idFrom, space: idFrom })
      }
      add(short, { kind: fields.u32(), properties })
    } else if (id === node.fileData || id === node.fileDataLarge) {
      const short = fields.u32()
      const kind = fields.u32()
      const contents = attachedFile(file, { id, fields }, attached)
      add(short, { kind, properties: () => noProperties, ...(contents && { contents }) })
    }
  }
}

/** Contents in the file itself; those in a file beside it are not read. */
function attachedFile(
  { bytes }: NodeFile,
  { id, fields }: Pick<FileNode, 'id' | 'fields'>,
  attached: ReadonlyMap<string, Chunk>,
): Buffer | undefined {
  fields.take(id === node.fileData ? 1 : 4)
  const reference = fields.take(fields.u32() * 2).toString('utf16le')
  const guid = /^<ifndf>\{([0-9a-f-]{36})\}/i.exec(reference)?.[1]
  const place = guid === undefined ? undefined : attached.get(guidBytes(guid))
  if (!place) return undefined
  const cursor = new Cursor(bytes, place.at, place.at + place.size)
  cursor.take(16)
  const size = cursor.size()
  cursor.take(12)
  return size <= cursor.left ? cursor.take(size) : undefined
}
