import { ConnectorError } from '../../connector-error.ts'
import { budgetFor, type Budget } from './budget.ts'
import { Cursor, guidBytes, idOf } from './cursor.ts'
import { readPackage, type Package } from './package.ts'
import { readPackagedObjects } from './packaged-objects.ts'
import { encrypted, type ObjectSpace, type Store, type StoredObject } from './store.ts'

/** [MS-ONESTORE] 2.7: identities of roots. */
const sectionRoot = idOf(guidBytes('84DEFAB9-AAA3-4A0D-A3A8-520C77AC7073'), 2)
const roots = guidBytes('4A3717F8-1C14-49E7-9526-81D942DE1741')
const root = { content: idOf(roots, 1), metadata: idOf(roots, 2), encryptionKey: idOf(roots, 3) }
/** After the four GUIDs and an empty number. */
const headerSize = 68

/** Opens a section as OneDrive and SharePoint hand it out. */
export function openPackagedStore(bytes: Buffer): Store {
  const held = readPackage(new Cursor(bytes, headerSize))
  const spend = budgetFor(bytes)
  const spaceOf = (cell: string) => readSpace(held, cell, spend)
  const section = spaceOf(held.roots.get(sectionRoot) ?? '')
  if (!section) throw new ConnectorError('bad_file')
  return { root: section, space: spaceOf }
}

/** The newest state of a space: its current revision over those that it builds on. */
function readSpace(held: Package, cell: string, spend: Budget): ObjectSpace | undefined {
  let id = held.currentRevisions.get(held.cells.get(cell) ?? '')
  if (id === undefined) return undefined
  const objects = new Map<string, StoredObject>()
  const found = new Map<string, string>()
  for (const seen = new Set<string>(); id !== undefined && !seen.has(id);) {
    seen.add(id)
    const revision = held.revisions.get(held.revisionPlaces.get(id) ?? '')
    if (!revision) break
    for (const [role, object] of revision.roots) if (!found.has(role)) found.set(role, object)
    if (found.has(root.encryptionKey)) throw encrypted()
    for (const group of revision.groups) {
      const elements = held.groups.get(group)
      if (elements) readPackagedObjects({ elements, cell, blobs: held.blobs, spend }, objects)
    }
    id = revision.base
  }
  const [content, metadata] = [found.get(root.content), found.get(root.metadata)]
  return { ...(content && { content }), ...(metadata && { metadata }), objects }
}
