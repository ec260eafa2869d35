/** Composes objects of a OneNote section by [MS-ONESTORE] 2.6. */

export type PropertyFixture = { name: number } & (
  | { flag: boolean }
  | { byte: number }
  | { short: number }
  | { number: number }
  | { time: bigint }
  | { bytes: Buffer }
  | { objects: readonly number[] }
  | { spaces: readonly number[] }
  | { sets: readonly (readonly PropertyFixture[])[] }
)
export type ObjectFixture = {
  id: number
  kind: number
  properties: readonly PropertyFixture[]
  contents?: Buffer
}

export const u8 = (value: number) => Buffer.from([value])
export const u16 = (value: number) => Buffer.from(new Uint16Array([value]).buffer)
export const u32 = (value: number) => Buffer.from(new Uint32Array([value]).buffer)
export const u64 = (value: number | bigint) =>
  Buffer.from(new BigUint64Array([BigInt(value)]).buffer)

/** Objects have the first GUID of the table of their group, spaces the second. */
export const shortIdOf = { object: (id: number) => id, space: (id: number) => (1 << 8) | id }

export const objectsIn = (properties: readonly PropertyFixture[]): number[] =>
  properties.flatMap((each) =>
    'objects' in each ? each.objects : 'sets' in each ? each.sets.flatMap(objectsIn) : [],
  )
export const spacesIn = (properties: readonly PropertyFixture[]): number[] =>
  properties.flatMap((each) => ('spaces' in each ? each.spaces : []))

export function propertyBytes(properties: readonly PropertyFixture[]): Buffer {
  const objects = objectsIn(properties)
  const spaces = spacesIn(properties)
  const noSpaces = spaces.length === 0 ? 0x80_00_00_00 : 0
  return Buffer.concat([
    u32(objects.length + noSpaces),
    ...objects.map((id) => u32(shortIdOf.object(id))),
    ...(spaces.length === 0 ? [] : [u32(spaces.length)]),
    ...spaces.map((id) => u32(shortIdOf.space(id))),
    setBytes(properties),
  ])
}

const setBytes = (properties: readonly PropertyFixture[]): Buffer =>
  Buffer.concat([
    u16(properties.length),
    ...properties.map((each) => u32(each.name + headOf(each))),
    ...properties.map(dataOf),
  ])

const typed = (type: number) => type * 2 ** 26

function headOf(each: PropertyFixture): number {
  if ('flag' in each) return typed(0x2) + (each.flag ? 2 ** 31 : 0)
  if ('byte' in each) return typed(0x3)
  if ('short' in each) return typed(0x4)
  if ('number' in each) return typed(0x5)
  if ('time' in each) return typed(0x6)
  if ('bytes' in each) return typed(0x7)
  if ('objects' in each) return typed(0x9)
  return 'spaces' in each ? typed(0xb) : typed(0x10)
}

function dataOf(each: PropertyFixture): Buffer {
  if ('flag' in each) return Buffer.alloc(0)
  if ('byte' in each) return u8(each.byte)
  if ('short' in each) return u16(each.short)
  if ('number' in each) return u32(each.number)
  if ('time' in each) return u64(each.time)
  if ('bytes' in each) return Buffer.concat([u32(each.bytes.length), each.bytes])
  if ('objects' in each) return u32(each.objects.length)
  if ('spaces' in each) return u32(each.spaces.length)
  return Buffer.concat([u32(each.sets.length), u32(typed(0x11)), ...each.sets.map(setBytes)])
}
