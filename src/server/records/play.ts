import type { Play } from '#server/connectors/kinds/play.ts'
import { listCell, dayOrMomentCell, textCell } from './cells.ts'
import { ofService, joinPhrases, type RecordKind } from './record-kind.ts'

const verbs: Record<Play['kind'], string> = {
  song: 'listened to',
  podcast: 'listened to',
  audiobook: 'listened to',
  film: 'watched',
  series: 'watched',
  video: 'watched',
}

export const playKind: RecordKind<Play> = {
  kind: 'play',
  table: 'plays',
  label: 'Plays',
  about: 'Plays of songs, podcasts, audiobooks, films, series and videos.',
  at: ({ at }) => at,
  // The short form of a history has fewer details than the long one.
  merge: (stored, next) => ({
    ...stored,
    ...next,
    at: next.at.length < stored.at.length ? stored.at : next.at,
    minutes: next.minutes ?? stored.minutes,
    album: next.album || stored.album,
    device: next.device || stored.device,
    profile: next.profile || stored.profile,
    url: next.url || stored.url,
  }),
  columns: [
    {
      name: 'date',
      type: 'timestamp',
      about: 'local time',
      value: ({ at }, zone) => dayOrMomentCell(at, zone),
    },
    {
      name: 'kind',
      type: 'text',
      about: '`song`, `podcast`, `audiobook`, `film`, `series` or `video`',
      value: ({ kind }) => kind,
    },
    { name: 'title', type: 'text', value: ({ title }) => textCell(title) },
    {
      name: 'artist',
      type: 'text',
      about: 'show of a podcast, channel of a video',
      value: ({ artist }) => textCell(artist),
    },
    {
      name: 'album',
      type: 'text',
      about: 'series of an episode',
      value: ({ album }) => textCell(album),
    },
    { name: 'minutes', type: 'number', unit: 'min', value: ({ minutes }) => minutes },
    {
      name: 'skipped',
      type: 'boolean',
      about: 'stopped before it counted as played',
      value: ({ skipped }) => skipped,
    },
    {
      name: 'rating',
      type: 'number',
      about: "the person's own, out of five",
      value: ({ rating }) => rating ?? null,
    },
    { name: 'year', type: 'integer', about: 'year of release', value: ({ year }) => year ?? null },
    {
      name: 'rewatched',
      type: 'boolean',
      about: 'seen before',
      value: ({ rewatched }) => rewatched ?? null,
    },
    { name: 'tags', type: 'text', value: ({ tags }) => listCell(tags ?? []) },
    { name: 'service', type: 'text', value: ({ service }) => textCell(service) },
    { name: 'device', type: 'text', value: ({ device }) => textCell(device) },
    { name: 'profile', type: 'text', value: ({ profile }) => textCell(profile) },
    { name: 'url', type: 'text', prose: true, value: ({ url }) => textCell(url) },
  ],
  sheet: {
    group: ({ service }) => service,
    name: ofService('Plays'),
    rowsAPassage: 20,
    text: ({ at, kind, title, artist, album, minutes, rating, tags = [] }) =>
      `${at.slice(0, 10)}: ${joinPhrases(`${verbs[kind]} ${title}`, artist && `by ${artist}`, album !== title && album, minutes !== null && minutes >= 1 && `${Math.round(minutes)} minutes`, rating !== undefined && `rated ${rating} of 5`, ...tags)}`,
  },
}
