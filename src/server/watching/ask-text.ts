import type { OpenQuestion } from '#shared/import-plan.ts'

const texts: Record<OpenQuestion, string> = {
  account: 'Say which account it is from.',
  source: 'Choose the source it belongs to.',
  columns: 'Confirm how its columns are read.',
  key: 'It is encrypted. Enter what opens it.',
  'own-name': 'Say which name in it is yours.',
}

/** The question about a file that waits for the person. */
export const askText = (question: OpenQuestion): string => texts[question]
