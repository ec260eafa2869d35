import { guidBytes } from './cursor.ts'
import {
  propertyBytes,
  shortIdOf,
  u16,
  u32,
  u64,
  u8,
  type ObjectFixture,
} from './properties.fixtures.ts'
import { rootIds, type SpaceFixture } from './section.fixtures.ts'

type Chunk = { at: number; size: number }

export const guids = {
  objects: Buffer.alloc(16, 0xa1),
  spaces: Buffer.alloc(16, 0xb2),
  revisions: Buffer.alloc(16, 0xc3),
  none: Buffer.alloc(16),
}
export const written = (guid: string) => Buffer.from(guidBytes(guid), 'hex')

/** Few, so that most lists have several fragments. */
const nodesAFragment = 5

type Options = {
  /** As OneNote does for a section with a password. */
  isEncrypted?: boolean
  /** A node after the ones that the log counts, as an interrupted save leaves it. */
  interrupted?: boolean
}

/** A section file as OneNote for Windows stores it: [MS-ONESTORE] 2.3. */
export function revisionStoreOf(spaces: readonly SpaceFixture[], options: Options = {}): Buffer {
  const parts: Buffer[] = [Buffer.alloc(1024)]
  let end = 1024
  const counts: [list: number, nodes: number][] = []
  const files: Buffer[] = []

  const append = (bytes: Buffer): Chunk => {
    const padded = Buffer.concat([bytes, Buffer.alloc((8 - (bytes.length % 8)) % 8)])
    parts.push(padded)
    end += padded.length
    return { at: end - padded.length, size: bytes.length }
  }
  const listOf = (nodes: readonly Buffer[], left: readonly Buffer[] = []): Chunk => {
    const list = 0x10 + counts.length
    counts.push([list, nodes.length])
    const all = [...nodes, ...left]
    let next = chunkBytes()
    let chunk: Chunk = { at: 0, size: 0 }
    for (let number = Math.ceil(all.length / nodesAFragment) - 1; number >= 0; number -= 1) {
      const held = all.slice(number * nodesAFragment, (number + 1) * nodesAFragment)
      chunk = append(
        Buffer.concat([
          u64(0xa4_56_7a_b1_f5_f7_f4_c4n),
          u32(list),
          u32(number),
          ...held,
          nodeBytes(0xff),
          next,
          u64(0x8b_c2_15_c3_82_33_ba_4bn),
        ]),
      )
      next = chunkBytes(chunk)
    }
    return chunk
  }
  const fileNode = (contents: Buffer): Buffer => {
    const guid = Buffer.alloc(16, files.length + 1)
    const head = [written('BDE316E7-2665-4511-A4C4-8D4D0B7A9EAC'), u64(contents.length)]
    const chunk = append(
      Buffer.concat([...head, Buffer.alloc(12), contents, Buffer.alloc(16, 0x71)]),
    )
    files.push(nodeBytes(0x94, { data: chunk, lists: false }, guid))
    return guid
  }
  const objectNode = ({ id, kind, properties, contents }: ObjectFixture): Buffer => {
    const head = [u32(shortIdOf.object(id)), u32(kind)]
    if (contents) {
      const reference = `<ifndf>{${dashed(fileNode(contents))}}`
      return nodeBytes(0x72, undefined, ...head, u8(1), stringBytes(reference), stringBytes('.txt'))
    }
    const data = append(propertyBytes(properties))
    return nodeBytes(0xa4, { data, lists: false }, ...head, u8(1), u8(1))
  }
  const groupOf = (objects: readonly ObjectFixture[]) =>
    listOf([
      nodeBytes(0xb4, undefined, guids.objects, u32(9)),
      nodeBytes(0x22),
      nodeBytes(0x24, undefined, u32(0), guids.objects),
      nodeBytes(0x24, undefined, u32(1), guids.spaces),
      nodeBytes(0x28),
      ...objects.map(objectNode),
      nodeBytes(0xb8),
    ])
  const rootNode = (id: number, role: number) =>
    nodeBytes(0x5a, undefined, guids.objects, u32(id), u32(role))
  const spaceNode = ({ revisions }: SpaceFixture, space: number): Buffer => {
    const id = Buffer.concat([guids.spaces, u32(space)])
    const nodes = revisions.flatMap((objects, index) => [
      nodeBytes(
        0x1e,
        undefined,
        guids.revisions,
        u32(index + 1),
        ...(index === 0 ? [guids.none, u32(0)] : [guids.revisions, u32(index)]),
        u32(1),
        u16(options.isEncrypted ? 2 : 0),
      ),
      nodeBytes(0xb0, { data: groupOf(objects), lists: true }, guids.objects, u32(9)),
      rootNode(rootIds.content, 1),
      rootNode(rootIds.metadata, 2),
      nodeBytes(0x1c),
    ])
    const stray = options.interrupted ? [rootNode(200, 1)] : []
    const list = listOf([nodeBytes(0x14, undefined, id, u32(0)), ...nodes], stray)
    const reference = nodeBytes(0x10, { data: list, lists: true })
    const manifest = listOf([nodeBytes(0x0c, undefined, id), reference])
    return nodeBytes(0x08, { data: manifest, lists: true }, id)
  }

  const spaceNodes = spaces.map(spaceNode)
  const store = files.length > 0 ? [nodeBytes(0x90, { data: listOf(files), lists: true })] : []
  const root = listOf([nodeBytes(0x04, undefined, guids.spaces, u32(0)), ...spaceNodes, ...store])
  const entries = [...counts, [1, 0] as const].map(([list, count]) =>
    Buffer.concat([u32(list), u32(count)]),
  )
  const log = append(Buffer.concat([...entries, chunkBytes()]))
  const file = Buffer.concat(parts)
  written('7B5C52E4-D88C-4DA7-AEB1-5378D02996D3').copy(file, 0)
  written('109ADD3F-911B-49F5-A5D0-1791EDC8AED8').copy(file, 48)
  file.writeUInt32LE(1, 96)
  chunkBytes(log).copy(file, 160)
  chunkBytes(root).copy(file, 172)
  return file
}

/** [MS-ONESTORE] 2.4.3: places in 32 bits, and sizes in 32. */
function nodeBytes(id: number, ref?: { data: Chunk; lists: boolean }, ...fields: Buffer[]): Buffer {
  const body = Buffer.concat([...(ref ? [u32(ref.data.at), u32(ref.data.size)] : []), ...fields])
  const base = ref ? (ref.lists ? 2 : 1) : 0
  const head = id + (body.length + 4) * 2 ** 10 + 2 ** 23 + base * 2 ** 27 + 2 ** 31
  return Buffer.concat([u32(head), body])
}

const chunkBytes = (chunk?: Chunk) =>
  Buffer.concat([u64(chunk?.at ?? 0xff_ff_ff_ff_ff_ff_ff_ffn), u32(chunk?.size ?? 0)])

const stringBytes = (text: string) =>
  Buffer.concat([u32(text.length), Buffer.from(text, 'utf16le')])

/** All bytes of the fixture's GUIDs are equal, so that their order does not matter. */
const dashed = (guid: Buffer) =>
  guid.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
