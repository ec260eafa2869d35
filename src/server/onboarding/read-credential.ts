import type { OnboardingType } from '#shared/onboarding-sources.ts'
import { descriptors } from '#server/connectors/all.ts'
import type { EnteredText } from '#server/connectors/entered-text.ts'

/** Separates the text of the wizard's single field into fields. */
export function readCredential(type: OnboardingType, text: string): EnteredText {
  const { readEntered } = descriptors[type]
  if (!readEntered) throw new Error(`The text for ${type} cannot be read`)
  return readEntered(text)
}
