import type { ImportFile } from '../connector.ts'

const leafPage = 0x0d
const interiorPage = 0x05
const mostPages = 1_000

/** Tells whether a database's schema defines a table. */
export async function definedTables(
  file: Pick<ImportFile, 'read'>,
  start: Buffer,
): Promise<(table: string) => boolean> {
  const definitions = await schemaOf(file, start)
  return (table) =>
    new RegExp(`CREATE TABLE (?:IF NOT EXISTS )?["'\`[]?${table}["'\`\\]]?\\s*\\(`, 'i').test(
      definitions,
    )
}

/** The schema pages of a database, read without opening it: it may be very large. */
async function schemaOf(file: Pick<ImportFile, 'read'>, start: Buffer): Promise<string> {
  const pageSize = start.readUInt16BE(16) === 1 ? 65_536 : start.readUInt16BE(16)
  if (pageSize < 512) return ''
  let text = ''
  const waiting = [1]
  const seen = new Set<number>()
  while (waiting.length > 0 && seen.size < mostPages) {
    const number = waiting.shift() ?? 0
    if (number < 1 || seen.has(number)) continue
    seen.add(number)
    const page = await file.read((number - 1) * pageSize, pageSize)
    const header = number === 1 ? 100 : 0
    if (page.length < header + 12) continue
    if (page[header] === leafPage) text += page.toString('latin1', header)
    if (page[header] === interiorPage) waiting.push(...childrenOf(page, header))
  }
  return text
}

function childrenOf(page: Buffer, header: number): number[] {
  const cells = page.readUInt16BE(header + 3)
  const children = [page.readUInt32BE(header + 8)]
  for (let cell = 0; cell < cells && header + 14 + cell * 2 <= page.length; cell++) {
    const at = page.readUInt16BE(header + 12 + cell * 2)
    if (at + 4 <= page.length) children.push(page.readUInt32BE(at))
  }
  return children
}
