import * as z from 'zod/mini'

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Whether dates and numbers can be written as this language does: `de`, `en-GB`. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([tag]).length > 0
  } catch {
    return false
  }
}

/** PUT /api/account/region. What is left out is as the browser has it. */
export const region = z.object({
  timeZone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone, 'not a time zone'))),
  /** Of dates and numbers only. */
  language: z.optional(z.string().check(z.maxLength(35), z.refine(isLanguage, 'not a language'))),
})
export type Region = z.infer<typeof region>
