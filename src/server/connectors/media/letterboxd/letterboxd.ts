import type { Format } from '../../exports/format.ts'
import { filmFormats } from './film-formats.ts'
import { likedFilms, profile, reviews, watchlist } from './other-tables.ts'

/** The files of Letterboxd's export: films watched, ratings, reviews, likes and the watchlist. */
export const letterboxd: readonly Format[] = [
  ...filmFormats,
  reviews,
  watchlist,
  likedFilms,
  profile,
]
