import { languageCookie, pageLanguages, type PageLanguage } from '#shared/page-language.ts'

/** The language that this page is written in. */
export const shownLanguage = (): PageLanguage =>
  globalThis.troveWords && globalThis.document.documentElement.lang === 'de' ? 'de' : 'en'

/** The language of the page if none is chosen. */
export const browsersLanguage = (): PageLanguage =>
  globalThis.navigator.languages
    .map((tag) => pageLanguages.find((language) => tag.toLowerCase().split('-')[0] === language))
    .find((language) => language !== undefined) ?? 'en'

const names: Record<PageLanguage, string> = { en: 'English', de: 'Deutsch' }

export const nameOf = (language: PageLanguage): string => names[language]

/**
 * Stores the chosen language, in which the server sends the page from the next load on. Reloads at
 * once if another one is shown.
 */
export function followPageLanguage(chosen: PageLanguage | undefined): void {
  if (keptLanguage() === chosen) return
  const age = chosen === undefined ? 0 : 31_536_000
  document.cookie = `${languageCookie}=${chosen ?? ''}; path=/; max-age=${age}; samesite=lax`
  // A browser that keeps no cookies would reload the page forever.
  if (keptLanguage() === chosen && shownLanguage() !== (chosen ?? browsersLanguage()))
    window.location.reload()
}

const keptLanguage = (): PageLanguage | undefined =>
  pageLanguages.find((language) =>
    document.cookie.split('; ').includes(`${languageCookie}=${language}`),
  )
