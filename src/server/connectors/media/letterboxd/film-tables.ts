import type { Item } from '../../connector.ts'
import { numberOf } from '../../exports/amount.ts'
import type { Format } from '../../exports/format.ts'
import { tableFormat, type Row } from '../../exports/table-format.ts'
import { hashKey } from '../../gather-pages.ts'
import { blankPlay } from '../blank-play.ts'

export const filmColumns = ['Name', 'Year', 'Letterboxd URI']
/** Deleted entries are exported with the same columns. */
const isDeleted = (path: string) => /(^|\/)(deleted|orphaned)\//i.test(path)

export function letterboxdTable(table: Parameters<typeof tableFormat>[0]): Format {
  const format = tableFormat(table)
  return { ...format, fits: (probe) => !isDeleted(probe.path) && format.fits(probe) }
}

/** Identifies a film in all tables; its address differs between them. */
const partsOf = (row: Row) => ['letterboxd', row('Name'), row('Year')] as const

const tagsOf = (row: Row) =>
  row('Tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

function filmItem(row: Row, key = hashKey(...partsOf(row)), at = ''): Item | undefined {
  const title = row('Name')
  if (title === '') return undefined
  const [rating, year, tags] = [numberOf(row('Rating')), numberOf(row('Year')), tagsOf(row)]
  return {
    kind: 'play',
    key,
    play: {
      ...blankPlay,
      service: 'Letterboxd',
      kind: 'film',
      title,
      at,
      url: row('Letterboxd URI'),
      ...(rating === null ? {} : { rating }),
      ...(year === null ? {} : { year }),
      ...(/^yes$/i.test(row('Rewatch')) ? { rewatched: true } : {}),
      ...(tags.length === 0 ? {} : { tags }),
    },
  }
}

const diary = letterboxdTable({
  description: 'a film diary from Letterboxd',
  columns: [...filmColumns, 'Watched Date', 'Rewatch'],
  without: ['Review'],
  dates: ['Watched Date'],
  row: (row, { keyOf }) => {
    const day = row.day('Watched Date')
    const [film, entry] = [hashKey(...partsOf(row)), keyOf(...partsOf(row))]
    // The first entry has the film's own key, so that the other tables' row for it is the same.
    return filmItem(row, entry === film ? film : keyOf(...partsOf(row), day), day)
  },
})

/** Its dates are those on which the films were marked, often hundreds on one day. */
const watched = letterboxdTable({
  description: 'films watched, from Letterboxd',
  columns: filmColumns,
  without: ['Rating', 'Watched Date'],
  file: /watched/i,
  row: (row) => filmItem(row),
})

const ratings = letterboxdTable({
  description: 'film ratings from Letterboxd',
  columns: [...filmColumns, 'Rating'],
  without: ['Watched Date', 'Review'],
  row: (row) => filmItem(row),
})

/** The tables of watched films, the most detailed first. */
export const filmTables: readonly Format[] = [diary, watched, ratings]
