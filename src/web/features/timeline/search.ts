import * as z from 'zod/mini'

const filter = z.catch(z.optional(z.string().check(z.maxLength(60))), undefined)

/** Whose days and of which source, as it stands in the address. */
export const timelineSearch = z.object({ source: filter, person: filter })
export type TimelineSearch = z.infer<typeof timelineSearch>

/** The list also says whether it begins with what is still to come. */
export const timelineListSearch = z.extend(timelineSearch, {
  ahead: z.catch(z.optional(z.literal(true)), undefined),
})
export type TimelineListSearch = z.infer<typeof timelineListSearch>
