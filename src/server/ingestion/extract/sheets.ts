import type { Block, SheetGrid, SheetTable } from '../extracted.ts'
import { findTables } from './find-tables.ts'
import { columnNames, readTable } from './read-table.ts'
import { descriptorBlock, noteBlock, rowBlocks } from './sheet-blocks.ts'
import type { SheetSource } from './sheet-source.ts'

export type ReadSheets = { blocks: Block[]; tables: SheetTable[]; grids: SheetGrid[] }

/** Tables, text and the grid of each sheet. */
export function readSheets(sources: readonly SheetSource[]): ReadSheets {
  const read: ReadSheets = { blocks: [], tables: [], grids: [] }
  for (const source of sources) {
    const { tables, notes } = findTables(source)
    for (const note of notes) read.blocks.push(noteBlock(source, note))
    for (const found of tables) {
      const table = readTable(source, found)
      read.tables.push(table)
      read.blocks.push(descriptorBlock(table))
      for (const block of rowBlocks(source, found, columnNames(source, found)))
        read.blocks.push(block)
    }
    read.grids.push({ name: source.name, rows: source.rows })
  }
  return read
}
