import { ConnectorError } from '../../connector-error.ts'
import { budgetFor } from './budget.ts'
import { Cursor } from './cursor.ts'
import { nodesOf, readChunk, readNodeCounts, type Chunk, type NodeFile } from './file-nodes.ts'
import { readObjectSpace } from './revisions.ts'
import type { ObjectSpace, Store } from './store.ts'

/** [MS-ONESTORE] 2.5: numbers of nodes at the top of a file. */
const node = { root: 0x04, space: 0x08, revisions: 0x10, fileStore: 0x90, fileInStore: 0x94 }
/** [MS-ONESTORE] 2.3.1: places in the header. */
const place = { transactions: 96, transactionLog: 160, rootList: 172 }

/** Opens a section as OneNote for Windows stores it. */
export function openRevisionStore(bytes: Buffer): Store {
  const spend = budgetFor(bytes)
  const log = readChunk(new Cursor(bytes, place.transactionLog))
  const transactions = new Cursor(bytes, place.transactions).u32()
  const counts = readNodeCounts(bytes, { log, transactions, spend })
  const file: NodeFile = { bytes, counts, spend }
  const top = readTop(file)
  const spaceOf = (id: string): ObjectSpace | undefined => {
    const list = top.spaces.get(id)
    const revisions = list && lastRevisions(file, list)
    return revisions && readObjectSpace(file, { list: revisions, attached: top.attached })
  }
  const root = spaceOf(top.root)
  if (!root) throw new ConnectorError('bad_file')
  return { root, space: spaceOf }
}

function readTop(file: NodeFile) {
  const list = readChunk(new Cursor(file.bytes, place.rootList))
  if (!list) throw new ConnectorError('bad_file')
  const spaces = new Map<string, Chunk>()
  const attached = new Map<string, Chunk>()
  let root = ''
  for (const { id, data, fields } of nodesOf(file, list)) {
    if (id === node.root) root = fields.id()
    else if (id === node.space && data) spaces.set(fields.id(), data)
    else if (id === node.fileStore && data) {
      for (const each of nodesOf(file, data)) {
        if (each.id === node.fileInStore && each.data) attached.set(each.fields.guid(), each.data)
      }
    }
  }
  return { root, spaces, attached }
}

/** Only the last list of revisions of a space counts. */
function lastRevisions(file: NodeFile, list: Chunk): Chunk | undefined {
  let last: Chunk | undefined
  for (const { id, data } of nodesOf(file, list)) if (id === node.revisions && data) last = data
  return last
}
