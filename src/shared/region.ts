import * as z from 'zod/mini'
import { pageLanguage } from './page-language.ts'

/** The one spelling of a time zone, which may be written in several; undefined if there is none. */
export function timeZoneNamed(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

export const isTimeZone = (name: string): boolean => timeZoneNamed(name) !== undefined

/** Whether dates and numbers can be formatted in this language: `de`, `en-GB`. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([tag]).length > 0
  } catch {
    return false
  }
}

/** PUT /api/account/region. Missing values are taken from the browser. */
export const region = z.object({
  timeZone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone, 'not a time zone'))),
  /** Only for dates and numbers. */
  language: z.optional(z.string().check(z.maxLength(35), z.refine(isLanguage, 'not a language'))),
  /** Of the page's own words, and of mails. */
  pageLanguage: z.optional(pageLanguage),
})
export type Region = z.infer<typeof region>
