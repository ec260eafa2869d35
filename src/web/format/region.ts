import { isLanguage, isTimeZone, type Region } from '#shared/region.ts'

let chosen: Region = {}

/**
 * Dates and numbers are written as the person chose from here on. What is not chosen, or what this
 * browser does not know, is the browser's.
 */
export function followRegion({ timeZone, language }: Partial<Region>): void {
  chosen = {
    ...(timeZone !== undefined && isTimeZone(timeZone) && { timeZone }),
    ...(language !== undefined && isLanguage(language) && { language }),
  }
}

/** For `Intl`, which takes nothing for the browser's own. */
export const language = (): string | undefined => chosen.language

export const timeZone = (): string => chosen.timeZone ?? browserTimeZone()

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const browserLanguage = (): string => new Intl.DateTimeFormat().resolvedOptions().locale

/** Where a question is asked from: its days, and the form of what is answered. */
export const askedFrom = () => ({
  timeZone: browserTimeZone(),
  language: language() ?? browserLanguage(),
})
