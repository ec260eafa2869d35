import { minutesOf } from '../exports/moments.ts'
import { tableFormat, type Row } from '../exports/table-format.ts'
import { blankPlay } from './blank-play.ts'

const title = ['Title', 'Titel', 'Titre', 'Título', 'Titolo']
const date = ['Date', 'Datum', 'Fecha', 'Data']
const episode =
  /^(.*?): ((?:season|staffel|saison|temporada|stagione|series|part|teil|chapter|volume|limited series|book)\b.*)$/i

/** Splits `Show: Season 2: The one` into the show and the episode watched. */
function namesIn(written: string) {
  const found = episode.exec(written)
  return found
    ? { kind: 'series' as const, title: written, album: found[1] ?? '' }
    : { kind: 'film' as const, title: written, album: '' }
}

const watched = (row: Row, at: string, more: object, keyOf: (...parts: string[]) => string) => ({
  kind: 'play' as const,
  key: keyOf('netflix', at.slice(0, 10), row(...title)),
  play: { ...blankPlay, service: 'Netflix', at, ...namesIn(row(...title)), ...more },
})

/** The download from the page _Viewing activity_. */
export const netflixShort = tableFormat({
  description: 'the Netflix viewing history',
  columns: [title, date],
  without: ['Author', 'Amount', 'URL', 'Order number', 'Director', 'Rating'],
  file: /netflix|view/i,
  dates: date,
  row: (row, { keyOf }) => watched(row, row.day(...date), {}, keyOf),
})

/** Netflix's data on request, with every profile and trailer. */
export const netflixLong = tableFormat({
  description: 'the Netflix viewing activity',
  columns: ['Profile Name', 'Start Time', 'Duration', 'Title'],
  row: (row, { keyOf }) => {
    if (row('Supplemental Video Type') !== '') return 'Trailers and previews'
    if (/autoplayed: user action: none/i.test(row('Attributes'))) return 'Trailers and previews'
    const at = row.at('Start Time')
    const minutes = minutesOf(row('Duration'))
    return watched(
      row,
      at.length === 19 ? `${at}Z` : at,
      {
        minutes,
        skipped: minutes !== null && minutes < 1,
        device: row('Device Type'),
        profile: row('Profile Name'),
      },
      keyOf,
    )
  },
})
