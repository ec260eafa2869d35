import { z } from 'zod'

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
  timeZone: z.string().max(64).refine(isTimeZone, 'not a time zone').optional(),
  /** Of dates and numbers only. */
  language: z.string().max(35).refine(isLanguage, 'not a language').optional(),
})
export type Region = z.infer<typeof region>
