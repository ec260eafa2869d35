import { z } from 'zod'

/** Something listened to or watched; stored sealed. */
export const play = z.object({
  /** `Spotify`, `Netflix`, `YouTube`, … */
  service: z.string(),
  kind: z.enum(['song', 'podcast', 'audiobook', 'film', 'series', 'video']),
  title: z.string(),
  /** The artist of a song, the show of a podcast or the channel of a video. */
  artist: z.string(),
  album: z.string(),
  /** ISO 8601 day, wall time or instant, or empty. */
  at: z.string(),
  /** The time played, if the source has it. */
  minutes: z.number().nullable(),
  /** Stopped before it counted as played. */
  skipped: z.boolean(),
  device: z.string(),
  /** The profile that played it, in a service shared by a household. */
  profile: z.string(),
  url: z.string(),
  /** The person's own rating, out of five. */
  rating: z.number().optional(),
  /** Year of release. */
  year: z.number().optional(),
  /** Whether the person had seen it before. */
  rewatched: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
})
export type Play = z.infer<typeof play>
