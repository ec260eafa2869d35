import { z } from 'zod'

/** Something that was listened to or watched, as it is sealed. */
export const play = z.object({
  /** `Spotify`, `Netflix`, `YouTube`, … */
  service: z.string(),
  kind: z.enum(['song', 'podcast', 'audiobook', 'film', 'series', 'video']),
  title: z.string(),
  /** Of a song; the show of a podcast, the channel of a video. */
  artist: z.string(),
  album: z.string(),
  /** ISO 8601 day, wall time or instant, or empty. */
  at: z.string(),
  /** How long it ran, where the source tells. */
  minutes: z.number().nullable(),
  /** Left before it counted as played. */
  skipped: z.boolean(),
  device: z.string(),
  /** Whose profile it was, of a service that a household shares. */
  profile: z.string(),
  url: z.string(),
})
export type Play = z.infer<typeof play>
