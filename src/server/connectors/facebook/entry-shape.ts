import { z } from 'zod'
import { list, loose } from '../lenient.ts'

const seconds = z.coerce.number().catch(0)
export const medium = z.object({
  uri: z.string(),
  creation_timestamp: seconds,
  title: loose,
  description: loose,
})
const place = z.object({ name: loose, address: loose })
const attached = z.object({
  media: medium.optional().catch(undefined),
  external_context: z.object({ name: loose, url: loose }).optional().catch(undefined),
  place: place.optional().catch(undefined),
  text: loose,
  name: loose,
})
const inner = z.object({
  post: z.string().optional().catch(undefined),
  comment: z
    .object({ timestamp: seconds, comment: loose, author: loose, group: loose })
    .optional()
    .catch(undefined),
  reaction: z.object({ reaction: loose, actor: loose }).optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
})
const labelled = z.object({
  label: loose,
  value: loose,
  href: loose,
  timestamp_value: seconds,
  title: loose,
  vec: list(z.object({ value: loose, label: loose })),
  dict: list(z.object({ value: loose, label: loose, href: loose })),
})
/** An entry of any list in an export; missing fields are empty. */
export const entry = z.object({
  timestamp: seconds,
  creation_timestamp: seconds,
  start_timestamp: seconds,
  end_timestamp: seconds,
  title: loose,
  name: loose,
  description: loose,
  url: loose,
  uri: loose,
  fbid: loose,
  place: place.optional().catch(undefined),
  data: list(inner),
  attachments: list(z.object({ data: list(attached) })),
  media: list(medium),
  label_values: list(labelled),
  photos: list(medium),
})
export type Entry = z.infer<typeof entry>

export type Medium = z.infer<typeof medium>
type Inner = Entry['data'][number]
export type Comment = NonNullable<Inner['comment']>
export type Reaction = NonNullable<Inner['reaction']>

/** The location of a list in the export: its file, and its name in the file. */
export type Place = { path: string; list: string }
