import type { OnboardingCompletion } from '#shared/onboarding.ts'
import {
  onboardingSources,
  type OnboardingSource,
  type OnboardingType,
} from '#shared/onboarding-sources.ts'

export const steps = ['welcome', 'data-sources', 'credentials', 'documents', 'complete'] as const
export type Step = (typeof steps)[number]

/** Export files that wait on the server until the setup is complete. */
export type AddedFiles = { id: string; names: readonly string[]; what: string }

/** What the person has chosen and entered. */
export type Wizard = {
  selected: readonly OnboardingType[]
  /** Entered texts by field name. */
  values: Readonly<Record<string, string>>
  imports: Readonly<Partial<Record<OnboardingType, AddedFiles>>>
}

export const emptyWizard: Wizard = { selected: [], values: {}, imports: {} }

/** Stands in a field for which nothing but a file was given. */
export const fileText = 'Export file'

/** Several types ask for an "email", so the name of a field begins with its type. */
export const fieldNameOf = ({ type, field }: OnboardingSource): string => `${type}_${field}`

export const positionOf = (step: Step): number => steps.indexOf(step) + 1

export const percentOf = (step: Step): number => (positionOf(step) / steps.length) * 100

/** The step that lies `by` steps away; the outermost where there is none. */
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

/** Files fill the field of their source where it is empty, and empty it again when they go. */
export function addFiles(wizard: Wizard, source: OnboardingSource, added?: AddedFiles): Wizard {
  const { [source.type]: _, ...others } = wizard.imports
  const text = textOf(wizard, source)
  const imports = added === undefined ? others : { ...others, [source.type]: added }
  const stands = text.trim() === fileText
  const next = added === undefined && stands ? '' : added && text.trim() === '' ? fileText : text
  return enterValue({ ...wizard, imports }, fieldNameOf(source), next)
}

/** The selected sources in the order in which they are offered. */
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

/** The step itself, or the first before it that cannot be left yet. */
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
