import { z } from 'zod'

/** A person or an organisation as known to one source; stored sealed. */
export const contact = z.object({
  service: z.string(),
  relation: z.enum([
    'contact',
    'connection',
    'friend',
    'follower',
    'following',
    'blocked',
    'other',
  ]),
  name: z.string(),
  emails: z.array(z.string()),
  /** As the source writes them. */
  phones: z.array(z.string()),
  /** Account names of the service, without `@`. */
  handles: z.array(z.string()),
  organisation: z.string(),
  position: z.string(),
  birthday: z.string(),
  address: z.string(),
  url: z.string(),
  /** The start of the relation, ISO 8601 date or instant, or empty. */
  since: z.string(),
  note: z.string(),
  /** Other people named in the entry, with their relation to the contact. */
  related: z.optional(z.array(z.object({ label: z.string(), name: z.string() }))),
})
export type Contact = z.infer<typeof contact>
