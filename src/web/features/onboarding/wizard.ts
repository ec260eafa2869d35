import type { OnboardingCompletion } from '#shared/onboarding.ts'
import {
  onboardingSources,
  type OnboardingSource,
  type OnboardingType,
} from '#shared/onboarding-sources.ts'
import { t } from '#web/words/translate.ts'

export const steps = ['welcome', 'data-sources', 'credentials', 'documents', 'complete'] as const
export type Step = (typeof steps)[number]

/** Export files that wait on the server until the setup is complete. */
export type AddedFiles = { id: string; names: readonly string[]; description: string }

/** The person's choices and entries. */
export type Wizard = {
  selected: readonly OnboardingType[]
  /** Entered texts by field name. */
  values: Readonly<Record<string, string>>
  imports: Readonly<Partial<Record<OnboardingType, AddedFiles>>>
}

export const emptyWizard: Wizard = { selected: [], values: {}, imports: {} }

/** Content of a field for which only a file was given. */
export const fileText = t('Export file')

/** Several types have an "email", so the name of a field begins with its type. */
export const fieldNameOf = ({ type, field }: OnboardingSource): string => `${type}_${field}`

export const positionOf = (step: Step): number => steps.indexOf(step) + 1

export const percentOf = (step: Step): number => (positionOf(step) / steps.length) * 100

/** The step `by` steps away; at the ends, the step itself. */
export function stepFrom(step: Step, by: 1 | -1): Step {
  return steps[steps.indexOf(step) + by] ?? step
}

export function toggleSource(wizard: Wizard, type: OnboardingType): Wizard {
  const { selected } = wizard
  const next = selected.includes(type)
    ? selected.filter((other) => other !== type)
    : [...selected, type]
  return { ...wizard, selected: next }
}

export function enterValue(wizard: Wizard, field: string, text: string): Wizard {
  return { ...wizard, values: { ...wizard.values, [field]: text } }
}

/** Files fill the empty field of their source, and clear it again when removed. */
export function addFiles(wizard: Wizard, source: OnboardingSource, added?: AddedFiles): Wizard {
  const { [source.type]: _, ...others } = wizard.imports
  const text = textOf(wizard, source)
  const imports = added === undefined ? others : { ...others, [source.type]: added }
  const isPlaceholder = text.trim() === fileText
  const next =
    added === undefined && isPlaceholder ? '' : added && text.trim() === '' ? fileText : text
  return enterValue({ ...wizard, imports }, fieldNameOf(source), next)
}

/** The selected sources in the order of the offer. */
export function selectedSources({ selected }: Wizard): OnboardingSource[] {
  return onboardingSources.filter(({ type }) => selected.includes(type))
}

export function canLeave(step: Step, wizard: Wizard): boolean {
  switch (step) {
    case 'data-sources':
      return wizard.selected.length > 0
    case 'credentials':
      return selectedSources(wizard).every((source) => textOf(wizard, source).trim() !== '')
    case 'welcome':
    case 'documents':
    case 'complete':
      return true
  }
}

/** The step itself, or the first step before it that cannot be left yet. */
export function reachable(step: Step, wizard: Wizard): Step {
  const before = steps.slice(0, steps.indexOf(step))
  return before.find((earlier) => !canLeave(earlier, wizard)) ?? step
}

export function toCompletion(wizard: Wizard, documentsCount: number): OnboardingCompletion {
  const dataSources = selectedSources(wizard).map((source) => ({
    type: source.type,
    credentials: textOf(wizard, source),
    ...importOf(wizard.imports[source.type]),
  }))
  return { dataSources, documentsCount }
}

const importOf = (added: AddedFiles | undefined) => (added ? { importId: added.id } : {})

export function textOf({ values }: Wizard, source: OnboardingSource): string {
  return values[fieldNameOf(source)] ?? ''
}
