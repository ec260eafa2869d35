import type { PageLanguage } from '#shared/page-language.ts'
import { isLanguage, isTimeZone, type Region } from '#shared/region.ts'

let chosen: Region = {}

/**
 * Formats dates and numbers as the person chose from now on. Without a choice, or if this browser
 * does not support it, the browser's own format applies.
 */
export function followRegion({ timeZone, language, pageLanguage }: Partial<Region>): void {
  const written = language ?? (pageLanguage && likePage(pageLanguage))
  chosen = {
    ...(timeZone !== undefined && isTimeZone(timeZone) && { timeZone }),
    ...(written !== undefined && isLanguage(written) && { language: written }),
  }
}

/**
 * A German date on an English page would be odd; within a language, the browser's country decides.
 */
function likePage(pageLanguage: PageLanguage): string | undefined {
  if (browserLanguage().split('-')[0] === pageLanguage) return undefined
  return pageLanguage === 'en' ? 'en-GB' : pageLanguage
}

/** For `Intl`, which takes `undefined` for the browser's own. */
export const language = (): string | undefined => chosen.language

export const timeZone = (): string => chosen.timeZone ?? browserTimeZone()

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const browserLanguage = (): string => new Intl.DateTimeFormat().resolvedOptions().locale

/** Time zone and language sent with a question. */
export const askedFrom = () => ({
  timeZone: browserTimeZone(),
  language: language() ?? browserLanguage(),
})
