import type { Connector } from '../connector.ts'
import { createFileConnector } from '../exports/file-connector.ts'
import { appleMusic } from './apple-music.ts'
import { goodreads, storyGraph } from './books.ts'
import { clippings } from './clippings.ts'
import { letterboxd } from './letterboxd/letterboxd.ts'
import { spotifyLong, spotifyShort } from './spotify.ts'
import { netflixLong, netflixShort } from './watched.ts'

/** Histories of listening, watching and reading. */
export const createMedia = (): Connector =>
  createFileConnector({
    formats: [
      spotifyLong,
      spotifyShort,
      netflixLong,
      netflixShort,
      appleMusic,
      goodreads,
      storyGraph,
      clippings,
      ...letterboxd,
    ],
    mayHold: (names) => !names.some((name) => name.startsWith('Takeout/')),
  })
