import { foldedWords } from '../language/words.ts'
import type { IndexedTable } from './indexed-table.ts'

/** The tables whose rows are people. */
export const peopleTables: readonly string[] = ['people', 'contacts']

/**
 * The names in such tables as folded words. People of the same name are told apart by where they are
 * from, which is no part of a name: `Rita Bielby (Contacts)`.
 */
export const namesIn = (tables: readonly IndexedTable[]): string[][] =>
  tables
    .flatMap(({ columns }) => columns.find(({ name }) => name === 'name')?.values ?? [])
    .map((name) => foldedWords(name.replace(/\s*\([^)]*\)\s*$/, '')))
