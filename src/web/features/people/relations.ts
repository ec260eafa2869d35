import type { RelationRole, RelationView } from '#shared/people.ts'
import { shownLanguage } from '#web/words/language.ts'
import { roleText } from '#shared/relation-text.ts'
import { t, tServer } from '#web/words/translate.ts'

/** All relations, in the order of the offer. */
export const roleGroups: { label: string; roles: RelationRole[] }[] = [
  {
    label: t('Family'),
    roles: [
      ...(['mother', 'father', 'sister', 'brother', 'daughter', 'son'] as const),
      ...(['wife', 'husband', 'partner', 'grandmother', 'grandfather'] as const),
      ...(['godmother', 'godfather'] as const),
      ...(['aunt', 'uncle', 'niece', 'nephew', 'cousin'] as const),
      ...(['mother_in_law', 'father_in_law', 'sister_in_law', 'brother_in_law'] as const),
    ],
  },
  {
    label: t('Friends and home'),
    roles: ['friend', 'flatmate', 'neighbour', 'landlord', 'tenant'],
  },
  { label: t('Work and school'), roles: ['boss', 'colleague', 'teacher'] },
  { label: t('Health'), roles: ['doctor', 'dentist', 'therapist', 'vet'] },
  { label: t('Money and law'), roles: ['bank', 'accountant', 'lawyer'] },
]

/** `Mother-in-law`, at the beginning of a line. */
export const roleHeading = (role: RelationRole): string =>
  tServer(roleText(role)).replace(/^./, (letter) => letter.toUpperCase())

const sources: Record<RelationView['from'], string> = {
  you: t('as you said'),
  contacts: t('from your contacts'),
  texts: t('from what messages say'),
}

/** `Your sister and boss`; empty if unknown. */
export const relationsText = (relations: readonly RelationView[]): string =>
  relations.length === 0 ? '' : t('Your {relations}', { relations: rolesText(relations) })

/** `sister and boss`; empty if unknown. */
export const rolesText = (relations: readonly RelationView[]): string =>
  new Intl.ListFormat(shownLanguage(), { type: 'conjunction' }).format(
    relations.map(({ role }) => tServer(roleText(role))),
  )

/** `Your mother · from your contacts`, with a line for each source. */
export const relationLines = (relations: readonly RelationView[]): string[] =>
  [...Map.groupBy(relations, ({ from }) => from)].map(
    ([from, said]) => `${relationsText(said)} · ${sources[from]}`,
  )
