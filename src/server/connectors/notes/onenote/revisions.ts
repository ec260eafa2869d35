import { noId } from './cursor.ts'
import { nodesOf, type Chunk, type NodeFile } from './file-nodes.ts'
import { readObjectGroup } from './object-group.ts'
import { encrypted, type ObjectSpace, type StoredObject } from './store.ts'

/** [MS-ONESTORE] 2.5: numbers of nodes in a list of revisions. */
const node = {
  revision: 0x1e,
  revisionInContext: 0x1f,
  root: 0x5a,
  role: 0x5c,
  roleInContext: 0x5d,
  encryptionKey: 0x7c,
  objectGroup: 0xb0,
}
const currentRole = 1
const contentRoot = 1
const metadataRoot = 2

type Revision = { base: string; roots: Map<number, string>; groups: Chunk[] }

/** The newest state of a space: its last revision over those that it builds on. */
export function readObjectSpace(
  file: NodeFile,
  { list, attached }: { list: Chunk; attached: ReadonlyMap<string, Chunk> },
): ObjectSpace {
  const { revisions, current } = readRevisions(file, list)
  const chain: Revision[] = []
  for (let id = current; revisions.has(id);) {
    const revision = revisions.get(id)
    if (!revision || chain.includes(revision)) break
    chain.push(revision)
    id = revision.base
  }
  const objects = new Map<string, StoredObject>()
  for (const { groups } of chain.toReversed()) {
    for (const group of groups) readObjectGroup(file, { list: group, attached }, objects)
  }
  const rootOf = (role: number) =>
    chain.map(({ roots }) => roots.get(role)).find((id) => id !== undefined)
  const [content, metadata] = [rootOf(contentRoot), rootOf(metadataRoot)]
  return { ...(content && { content }), ...(metadata && { metadata }), objects }
}

/** Revisions in a context are versions of a page. */
function readRevisions(file: NodeFile, list: Chunk) {
  const revisions = new Map<string, Revision>()
  let open: Revision | undefined
  let current = ''
  for (const { id, data, fields } of nodesOf(file, list)) {
    if (id === node.revision || id === node.revisionInContext) {
      const revision = fields.id()
      open = { base: fields.id(), roots: new Map(), groups: [] }
      revisions.set(revision, open)
      const role = fields.u32()
      if (fields.u16() !== 0) throw encrypted()
      const isCurrent = id === node.revision || fields.id() === noId
      if (isCurrent && role === currentRole) current = revision
    } else if (id === node.role || id === node.roleInContext) {
      const revision = fields.id()
      const role = fields.u32()
      const isCurrent = id === node.role || fields.id() === noId
      if (isCurrent && role === currentRole) current = revision
    } else if (id === node.root) {
      const object = fields.id()
      open?.roots.set(fields.u32(), object)
    } else if (id === node.objectGroup && data) open?.groups.push(data)
    else if (id === node.encryptionKey) throw encrypted()
  }
  return { revisions, current: current || ([...revisions.keys()].at(-1) ?? '') }
}
