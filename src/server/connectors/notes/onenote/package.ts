import { ConnectorError } from '../../connector-error.ts'
import type { Cursor } from './cursor.ts'
import {
  readCellId,
  readCompact,
  readCompactId,
  readStream,
  type StreamObject,
} from './stream-objects.ts'

/** [MS-FSSHTTPB] 2.2.1.5: types of objects in the stream. */
const type = {
  element: 0x01,
  blob: 0x02,
  rootDeclaration: 0x07,
  revisionRoot: 0x0a,
  currentRevision: 0x0b,
  revisionPlace: 0x0d,
  cellPlace: 0x0e,
  elements: 0x15,
  revisionGroup: 0x19,
  revision: 0x1a,
  packaging: 0x7a,
}
const groupElement = 5

export type PackagedRevision = { base: string; roots: Map<string, string>; groups: string[] }

/** The elements of a package, each by its id. */
export type Package = {
  roots: Map<string, string>
  cells: Map<string, string>
  currentRevisions: Map<string, string>
  revisionPlaces: Map<string, string>
  revisions: Map<string, PackagedRevision>
  groups: Map<string, readonly StreamObject[]>
  blobs: Map<string, Buffer>
}

export function readPackage(cursor: Cursor): Package {
  const packaging = readStream(cursor)
  if (packaging.type !== type.packaging) throw new ConnectorError('bad_file')
  const held: Package = {
    roots: new Map(),
    cells: new Map(),
    currentRevisions: new Map(),
    revisionPlaces: new Map(),
    revisions: new Map(),
    groups: new Map(),
    blobs: new Map(),
  }
  for (const elements of packaging.children) {
    if (elements.type !== type.elements) continue
    for (const element of elements.children) {
      if (element.type === type.element) addElement(held, element)
    }
  }
  return held
}

function addElement(held: Package, { data, children }: StreamObject): void {
  const id = readCompactId(data)
  skipSerial(data)
  if (readCompact(data) === groupElement) held.groups.set(id, children)
  else for (const child of children) addPart(held, id, child, children)
}

function addPart(
  held: Package,
  id: string,
  { type: kind, data }: StreamObject,
  siblings: readonly StreamObject[],
): void {
  if (kind === type.rootDeclaration) held.roots.set(readCompactId(data), readCellId(data))
  else if (kind === type.cellPlace) held.cells.set(readCellId(data), readCompactId(data))
  else if (kind === type.revisionPlace) {
    held.revisionPlaces.set(readCompactId(data), readCompactId(data))
  } else if (kind === type.currentRevision) held.currentRevisions.set(id, readCompactId(data))
  else if (kind === type.blob) held.blobs.set(id, data.take(readCompact(data)))
  else if (kind === type.revision) held.revisions.set(id, revisionOf(data, siblings))
}

function revisionOf(data: Cursor, siblings: readonly StreamObject[]): PackagedRevision {
  readCompactId(data)
  const revision: PackagedRevision = { base: readCompactId(data), roots: new Map(), groups: [] }
  for (const { type: kind, data: part } of siblings) {
    if (kind === type.revisionRoot) revision.roots.set(readCompactId(part), readCompactId(part))
    else if (kind === type.revisionGroup) revision.groups.push(readCompactId(part))
  }
  return revision
}

/** [MS-FSSHTTPB] 2.2.1.9: nothing, or a GUID and a number. */
function skipSerial(data: Cursor): void {
  if (data.u8() !== 0) data.take(24)
}
