import type { Item } from '#server/connectors/connector.ts'
import type { Play } from '#server/connectors/kinds/play.ts'
import { daysUntil, timeOf } from './days.ts'
import type { Plot } from './plot.ts'
import { createRandom } from './random.ts'

type Song = readonly [artist: string, title: string, album: string, minutes: number]
const songs: readonly [Song, ...Song[]] = [
  ['The Low Lanterns', 'Harbour Lights', 'Night Ferry', 3.8],
  ['The Low Lanterns', 'Last Boat Home', 'Night Ferry', 4.4],
  ['Odile Marchetti', 'Azulejo', 'Rooms by the Sea', 3.1],
  ['Odile Marchetti', 'Small Hours', 'Rooms by the Sea', 2.9],
  ['Fen & Hollow', 'Marsh Road', 'Field Recordings', 5.2],
  ['Fen & Hollow', 'Kettle Song', 'Field Recordings', 3.3],
  ['Copper Kin', 'Running Weather', 'Uphill', 3.6],
  ['Copper Kin', 'Second Wind', 'Uphill', 4.1],
]
const films: readonly [string, ...string[]] = [
  'The Tidekeepers',
  'Winter in Porto',
  'A Letter to Nobody',
  'The Understudy',
  'Kitchen Table',
]
const series = ['Deep Water: Season 1', 'Deep Water: Season 2', 'The Restorers: Season 1'] as const

/** Listened to on Tuneloft, and watched on Streamlark. */
export const pastimeItems = ({ anchor }: Plot): Item[] =>
  [...daysUntil(anchor)].flatMap((day) => [...songsOn(day), ...filmsOn(day)])

function songsOn(day: string): Item[] {
  const random = createRandom(`songs ${day}`)
  if (!random.chance(0.24)) return []
  const start = random.whole(7 * 60, 21 * 60)
  return Array.from({ length: random.whole(1, 4) }, (_, place) => {
    const [artist, title, album, minutes] = random.pick(songs)
    const isSkipped = random.chance(0.06)
    return played(day, start + place * 6, {
      service: 'Tuneloft',
      kind: 'song',
      title,
      artist,
      album,
      minutes: isSkipped ? 0.3 : minutes,
      skipped: isSkipped,
    })
  })
}

function filmsOn(day: string): Item[] {
  const random = createRandom(`films ${day}`)
  if (!random.chance(0.09)) return []
  const start = random.whole(19 * 60, 21 * 60)
  const isFilm = random.chance(0.4)
  const title = isFilm
    ? random.pick(films)
    : `${random.pick(series)}: Episode ${random.whole(1, 8)}`
  const minutes = isFilm ? random.whole(88, 131) : random.whole(41, 55)
  const kind = isFilm ? 'film' : 'series'
  return [played(day, start, { service: 'Streamlark', kind, title, minutes })]
}

function played(
  day: string,
  minutes: number,
  about: Partial<Play> & Pick<Play, 'service' | 'kind' | 'title'>,
): Item {
  const at = `${day}T${timeOf(minutes)}:00`
  const play = {
    artist: '',
    album: '',
    minutes: null,
    skipped: false,
    device: '',
    profile: '',
    url: '',
    ...about,
    at,
  }
  return { kind: 'play', key: `sample:${about.service}:${at}`, play }
}
