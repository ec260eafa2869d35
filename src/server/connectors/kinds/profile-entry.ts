import { z } from 'zod'

/** One line of a person's own profile; stored sealed. */
export const profileEntry = z.object({
  service: z.string(),
  section: z.enum([
    'about',
    'position',
    'education',
    'skill',
    'certification',
    'language',
    'project',
    'honor',
    'recommendation',
    'endorsement',
    'other',
  ]),
  title: z.string(),
  organisation: z.string(),
  place: z.string(),
  /** As the source writes them, ISO 8601 where possible (`2021`, `2021-05`, `2021-05-03`). */
  from: z.string(),
  to: z.string(),
  text: z.string(),
  url: z.string(),
})
export type ProfileEntry = z.infer<typeof profileEntry>
