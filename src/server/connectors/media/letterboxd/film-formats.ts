import type { Context, Format } from '../../exports/format.ts'
import { formatOf } from '../../exports/probe.ts'
import type { Finding } from '../../gather-pages.ts'
import type { Play } from '../../kinds/play.ts'
import { filmTables } from './film-tables.ts'

/** The films in some of an import's tables, by key. */
async function filmsIn(tables: readonly Format[], context: Context): Promise<Map<string, Play>> {
  const films = new Map<string, Play>()
  for (const file of context.files) {
    const table = await formatOf(filmTables, file)
    if (!table || !tables.includes(table)) continue
    for await (const finding of table.read(file, context)) {
      if ('item' in finding && finding.item.kind === 'play') {
        films.set(finding.item.key, finding.item.play)
      }
    }
  }
  return films
}

/** A table that skips films of the tables before it and fills gaps from those after it. */
const filmFormat = (table: Format, place: number): Format => ({
  ...table,
  async *read(file, context): AsyncGenerator<Finding> {
    const before = await filmsIn(filmTables.slice(0, place), context)
    const after = await filmsIn(filmTables.slice(place + 1), context)
    let undated = 0
    for await (const finding of table.read(file, context)) {
      if (!('item' in finding) || finding.item.kind !== 'play') {
        yield finding
        continue
      }
      const { key, play } = finding.item
      if (before.has(key)) {
        yield { skipped: 'Films that another file of the export contains as well', count: 1 }
        continue
      }
      if (play.at === '') undated += 1
      yield { item: { kind: 'play', key, play: { ...after.get(key), ...play } } }
    }
    if (undated > 0) {
      yield { note: `Films without a day, because only the diary states it: ${undated}.` }
    }
  },
})

export const filmFormats: readonly Format[] = filmTables.map(filmFormat)
