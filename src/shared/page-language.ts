import * as z from 'zod/mini'

/** Languages of the page; the first is the default for browsers that request none of them. */
export const pageLanguages = ['en', 'de'] as const

export const pageLanguage = z.enum(pageLanguages)
export type PageLanguage = z.infer<typeof pageLanguage>

/** Requests texts in a language of the page. */
export const languageQuery = z.object({ language: z.optional(pageLanguage) })

/** Tells the server which language the person chose in Settings. */
export const languageCookie = 'trove-language'
