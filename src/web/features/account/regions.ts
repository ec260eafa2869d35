import type { Region } from '#shared/region.ts'
import { t } from '#web/words/translate.ts'

/** Languages with different formats of dates and numbers; each browser knows them. */
const languages = `
  ar-EG bg-BG ca-ES cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IE en-IN
  en-NZ en-US en-ZA es-ES es-MX et-EE fi-FI fr-BE fr-CA fr-CH fr-FR he-IL hi-IN hr-HR
  hu-HU id-ID it-CH it-IT ja-JP ko-KR lt-LT lv-LV nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT
  ro-RO sk-SK sl-SI sr-RS sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW
`
  .trim()
  .split(/\s+/)

/** `de-CH` as `German (Switzerland)`, since the rest of the page is in English. */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag

/** By name; includes a chosen one that is not on the list. */
export const languageNames = (chosen?: string): [tag: string, name: string][] =>
  withChosen(languages, chosen)
    .map((tag): [string, string] => [tag, languageName(tag)])
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))

/** Current names for those that some browsers still list. */
const renamed: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
}

const timeZones = (): string[] =>
  [...Intl.supportedValuesOf('timeZone'), 'UTC'].map((zone) => renamed[zone] ?? zone).toSorted()

/** Grouped by the part of the world that their name begins with. */
export function timeZoneGroups(chosen?: string): [area: string, zones: string[]][] {
  const groups = new Map<string, string[]>()
  for (const zone of withChosen(timeZones(), chosen)) {
    const area = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : t('Other')
    groups.set(area, [...(groups.get(area) ?? []), zone])
  }
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
}

const withChosen = (known: readonly string[], chosen: string | undefined): string[] => [
  ...new Set([...known, ...(chosen === undefined ? [] : [chosen])]),
]

/** A date and a number in the chosen format. */
export function regionExample(now: Date, { timeZone, language }: Partial<Region>): string {
  const moment = now.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return `${moment} · ${(1234.5).toLocaleString(language, { minimumFractionDigits: 2 })}`
}
