import * as z from 'zod/mini'

/** The languages that the page is written in; the first is that of a browser that asks for none of them. */
export const pageLanguages = ['en', 'de'] as const

export const pageLanguage = z.enum(pageLanguages)
export type PageLanguage = z.infer<typeof pageLanguage>

/** Tells the server which language the person chose in Settings. */
export const languageCookie = 'trove-language'
