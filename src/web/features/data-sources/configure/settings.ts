import type { SourceChange, SourceInclude, SourceSchedule } from '#shared/sources.ts'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { t } from '#web/words/translate.ts'

/** A source's settings in the form. */
export type Settings = {
  name: string
  schedule: SourceSchedule
  /** A date, or empty for everything. */
  since: string
  withoutKinds: readonly string[]
  withoutFolders: readonly string[]
  /** The person's names in its chats. */
  ownNames: readonly string[]
  /** Entered credentials. */
  entered: Readonly<Record<string, string>>
}

export const schedules = [
  ['off', t('Off')],
  ['hourly', t('Hourly')],
  ['daily', t('Daily')],
] as const satisfies readonly (readonly [SourceSchedule, string])[]

export function settingsOf({ name, config }: ListedSource): Settings {
  const { schedule = 'off', include = {}, ownNames = [] } = config
  return {
    name,
    schedule,
    since: include.since ?? '',
    withoutKinds: include.withoutKinds ?? [],
    withoutFolders: include.withoutFolders ?? [],
    ownNames,
    entered: {},
  }
}

/** The change to send: the name, and otherwise only what the person changed. */
export function toChange(source: ListedSource, settings: Settings): SourceChange {
  const before = settingsOf(source)
  const include = includeOf(settings)
  const credentials = Object.fromEntries(
    Object.entries(settings.entered).filter(([, text]) => text.trim() !== ''),
  )
  return {
    name: settings.name.trim(),
    ...(Object.keys(credentials).length > 0 && { credentials }),
    ...(settings.schedule !== before.schedule && { schedule: settings.schedule }),
    ...(JSON.stringify(include) !== JSON.stringify(includeOf(before)) && { include }),
    ...(!isSame(settings.ownNames, before.ownNames) && { ownNames: [...settings.ownNames] }),
  }
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name) => others.includes(name))

function includeOf({ since, withoutKinds, withoutFolders }: Settings): SourceInclude {
  return {
    ...(since !== '' && { since }),
    ...(withoutKinds.length > 0 && { withoutKinds: withoutKinds.toSorted() }),
    ...(withoutFolders.length > 0 && { withoutFolders: withoutFolders.toSorted() }),
  }
}

/** All items that can be included: known ones, and those excluded before. */
export const choicesOf = (known: readonly string[], without: readonly string[]): string[] => [
  ...new Set([...known, ...without]),
]

export const toggled = (list: readonly string[], item: string): string[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
