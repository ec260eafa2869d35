import { z } from 'zod'
import type { Item } from '../connector.ts'
import { jsonFormat } from '../exports/json-format.ts'
import { hashKey } from '../gather-pages.ts'
import type { Play } from '../kinds/play.ts'
import { blankPlay } from './blank-play.ts'

/** Spotify itself counts a play from this length on. */
const countsMs = 30_000
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** The short and the long history hold the same plays; the short one is precise to the minute. */
function playItem(play: Partial<Play> & { at: string; title: string }, ms: number): Item {
  return {
    kind: 'play',
    key: hashKey('spotify', play.at.slice(0, 16), play.title, ms),
    play: {
      ...blankPlay,
      service: 'Spotify',
      minutes: Math.round(ms / 600) / 100,
      skipped: ms < countsMs,
      ...play,
    },
  }
}

const nothing = 'Plays of something without a name'

export const spotifyShort = jsonFormat({
  description: 'a Spotify listening history',
  has: ['endTime', 'msPlayed'],
  list: true,
  entry: z.object({
    endTime: z.string(),
    msPlayed: z.number(),
    artistName: text,
    trackName: text,
    podcastName: text,
    episodeName: text,
  }),
  read: ({ endTime, msPlayed, artistName, trackName, podcastName, episodeName }) => {
    const title = trackName || episodeName
    if (title === '' || /^unknown track$/i.test(title)) return nothing
    const at = `${endTime.replace(' ', 'T')}:00.000Z`
    const kind = episodeName === '' ? ('song' as const) : ('podcast' as const)
    return playItem({ at, title, kind, artist: artistName || podcastName }, msPlayed)
  },
})

export const spotifyLong = jsonFormat({
  description: 'an extended Spotify streaming history',
  has: ['ts', 'ms_played'],
  list: true,
  entry: z.object({
    ts: z.string(),
    ms_played: z.number(),
    master_metadata_track_name: text,
    master_metadata_album_artist_name: text,
    master_metadata_album_album_name: text,
    episode_name: text,
    episode_show_name: text,
    audiobook_title: text,
    audiobook_chapter_title: text,
    spotify_track_uri: text,
    spotify_episode_uri: text,
    platform: text,
  }),
  read: (entry) => {
    const { ts, ms_played: ms, audiobook_title: audiobook, episode_name: episode } = entry
    const title = entry.master_metadata_track_name || episode || entry.audiobook_chapter_title
    if (title === '') return nothing
    return playItem(
      {
        at: new Date(ts).toISOString(),
        title,
        kind: audiobook === '' ? (episode === '' ? 'song' : 'podcast') : 'audiobook',
        artist: entry.master_metadata_album_artist_name || entry.episode_show_name,
        album: entry.master_metadata_album_album_name || audiobook,
        device: entry.platform,
        url: entry.spotify_track_uri || entry.spotify_episode_uri,
      },
      ms,
    )
  },
})
