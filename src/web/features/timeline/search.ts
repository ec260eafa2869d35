import * as z from 'zod/mini'

const filter = z.catch(z.optional(z.string().check(z.maxLength(60))), undefined)

/** The person and source in the address. */
export const timelineSearch = z.object({ source: filter, person: filter })
export type TimelineSearch = z.infer<typeof timelineSearch>

/** The list also has whether it begins with future days. */
export const timelineListSearch = z.extend(timelineSearch, {
  future: z.catch(z.optional(z.literal(true)), undefined),
})
export type TimelineListSearch = z.infer<typeof timelineListSearch>
