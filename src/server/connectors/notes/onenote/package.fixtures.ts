import {
  objectsIn,
  propertyBytes,
  spacesIn,
  u16,
  u32,
  u64,
  u8,
  type ObjectFixture,
} from './properties.fixtures.ts'
import { guids, written } from './revision-store.fixtures.ts'
import { rootIds, type SpaceFixture } from './section.fixtures.ts'

const roots = written('4A3717F8-1C14-49E7-9526-81D942DE1741')
const schema = written('1F937CB4-B26F-445F-B9F8-17E20160E461')
const context = written('84DEFAB9-AAA3-4A0D-A3A8-520C77AC7073')

const compact = (value: number): Buffer => {
  if (value === 0) return u8(0)
  if (value < 0x80) return u8(value * 2 + 1)
  return value < 0x40_00 ? u16(value * 4 + 2) : Buffer.concat([u8(0x80), u64(value)])
}
const idBytes = (guid: Buffer, number: number): Buffer =>
  number < 32
    ? Buffer.concat([u8(number * 8 + 4), guid])
    : Buffer.concat([u8(0x80), u32(number), guid])
const objectId = (id: number) => idBytes(guids.objects, id)
const cellId = (space: number) => Buffer.concat([idBytes(context, 1), idBytes(guids.spaces, space)])
const many = (ids: readonly Buffer[]) => Buffer.concat([compact(ids.length), ...ids])
const sized = (bytes: Buffer) => Buffer.concat([compact(bytes.length), bytes])

/** [MS-FSSHTTPB] 2.2.1.5: starts of 16 or 32 bits, and ends of 8 bits. */
function streamObject(type: number, data: Buffer, children?: readonly Buffer[]): Buffer {
  const flag = children ? 4 : 0
  const start =
    data.length < 0x80 && type < 0x40
      ? u16(type * 8 + flag + data.length * 2 ** 9)
      : Buffer.concat([
          u32(2 + type * 8 + flag + Math.min(data.length, 0x7f_ff) * 2 ** 17),
          ...(data.length < 0x7f_ff ? [] : [compact(data.length)]),
        ])
  const end = type < 0x40 ? u8(type * 4 + 1) : u16(type * 4 + 3)
  return Buffer.concat([start, data, ...(children ? [...children, end] : [])])
}

/** A section file as OneDrive hands it out: [MS-ONESTORE] 2.7 and 2.8. */
export function packageOf(
  spaces: readonly SpaceFixture[],
  { isEncrypted = false }: { isEncrypted?: boolean } = {},
): Buffer {
  const elements: Buffer[] = []
  const index: Buffer[] = []
  let next = 100
  const newId = () => idBytes(guids.revisions, (next += 1))
  const add = (type: number, children: readonly Buffer[], id = newId()): Buffer => {
    const head = Buffer.concat([id, u8(0), compact(type)])
    elements.push(streamObject(0x01, head, children))
    return id
  }
  const groupOf = (objects: readonly ObjectFixture[]) => {
    const parts = objects.flatMap(partsOf)
    return add(5, [
      streamObject(
        0x1d,
        Buffer.alloc(0),
        parts.map(([declared]) => declared),
      ),
      streamObject(
        0x1e,
        Buffer.alloc(0),
        parts.map(([, data]) => data),
      ),
    ])
  }
  const partsOf = ({ id, kind, properties, contents }: ObjectFixture) => {
    const declared = (part: number) =>
      streamObject(0x18, Buffer.concat([objectId(id), compact(part), compact(0), u8(0), u8(0)]))
    const refs = many(objectsIn(properties).map(objectId))
    const cells = many(spacesIn(properties).map(cellId))
    const data = (...bytes: Buffer[]) => streamObject(0x16, Buffer.concat(bytes))
    const none = many([])
    const parts: [Buffer, Buffer][] = [
      [declared(4), data(none, none, sized(u32(kind)))],
      [declared(1), data(refs, cells, sized(propertyBytes(properties)))],
    ]
    if (!contents) return parts
    const blob = add(0x0a, [streamObject(0x02, sized(contents))])
    const head = Buffer.concat([objectId(id), blob, compact(2), u8(0), u8(0)])
    const reference = streamObject(0x1c, Buffer.concat([none, none, blob]))
    return [...parts, [streamObject(0x05, head), reference] satisfies [Buffer, Buffer]]
  }
  for (const [space, { revisions }] of spaces.entries()) {
    let base: Buffer = u8(0)
    for (const objects of revisions) {
      const revision = newId()
      const root = (role: number, id: number) =>
        streamObject(0x0a, Buffer.concat([idBytes(roots, role), objectId(id)]))
      const manifest = add(4, [
        streamObject(0x1a, Buffer.concat([revision, base])),
        root(1, rootIds.content),
        root(2, rootIds.metadata),
        ...(isEncrypted ? [root(3, 99)] : []),
        streamObject(0x19, groupOf(objects)),
      ])
      index.push(streamObject(0x0d, Buffer.concat([revision, manifest, u8(0)])))
      base = revision
    }
    const cell = add(3, [streamObject(0x0b, base)])
    index.push(streamObject(0x0e, Buffer.concat([cellId(space), cell, u8(0)])))
  }
  add(2, [
    streamObject(0x0c, schema),
    streamObject(0x07, Buffer.concat([idBytes(context, 2), cellId(0)])),
  ])
  const storageIndex = add(1, index)
  const held = streamObject(0x15, u8(0), elements)
  return Buffer.concat([
    written('7B5C52E4-D88C-4DA7-AEB1-5378D02996D3'),
    Buffer.alloc(32, 0x11),
    written('638DE92F-A6D4-4BC1-9A36-B3FC2511A5B7'),
    u32(0),
    streamObject(0x7a, Buffer.concat([storageIndex, schema]), [held]),
  ])
}
