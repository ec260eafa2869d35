import type { OnboardingCompletion } from '#shared/onboarding.ts'
import { onboardingSources } from '#shared/onboarding-sources.ts'
import type { SourceType } from '#shared/sources.ts'

export const steps = ['welcome', 'data-sources', 'credentials', 'documents', 'complete'] as const
export type Step = (typeof steps)[number]

export type OfferedSource = (typeof onboardingSources)[number]

/** What the person has chosen and entered. */
export type Wizard = {
  selected: readonly SourceType[]
  /** Entered texts by field name. */
  values: Readonly<Record<string, string>>
}

export const emptyWizard: Wizard = { selected: [], values: {} }

/** Several types ask for an "email", so the name of a field begins with its type. */
export const fieldNameOf = ({ type, field }: OfferedSource): string => `${type}_${field}`

export const positionOf = (step: Step): number => steps.indexOf(step) + 1

export const percentOf = (step: Step): number => (positionOf(step) / steps.length) * 100

/** The step that lies `by` steps away; the outermost where there is none. */
export function stepFrom(step: Step, by: 1 | -1): Step {
  return steps[steps.indexOf(step) + by] ?? step
}

export function toggleSource({ selected, values }: Wizard, type: SourceType): Wizard {
  const next = selected.includes(type)
    ? selected.filter((other) => other !== type)
    : [...selected, type]
  return { selected: next, values }
}

export function enterValue(wizard: Wizard, field: string, text: string): Wizard {
  return { ...wizard, values: { ...wizard.values, [field]: text } }
}

/** The selected sources in the order in which they are offered. */
export function selectedSources({ selected }: Wizard): OfferedSource[] {
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

export function toCompletion(wizard: Wizard, documentsCount: number): OnboardingCompletion {
  const dataSources = selectedSources(wizard).map((source) => ({
    type: source.type,
    credentials: textOf(wizard, source),
  }))
  return { dataSources, documentsCount }
}

function textOf({ values }: Wizard, source: OfferedSource): string {
  return values[fieldNameOf(source)] ?? ''
}
