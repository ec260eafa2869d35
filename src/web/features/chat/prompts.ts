import { t } from '#web/words/translate.ts'

export const promptCount = 5

/** Questions that need no data, for people with little or none. */
export const generalPrompts = [
  t('What is 15% of 1,240?'),
  t('Convert 10 miles to km'),
  t('How many days between 1 January 2026 and 1 July 2026?'),
  t('What is the compound interest on 1,000 at 5% for 10 years?'),
  t('Convert 72 °F to °C'),
] as const

/** Five prompts, those about the person's own documents first. */
export function promptsFrom(own: readonly string[]): string[] {
  return [...new Set([...own, ...generalPrompts])].slice(0, promptCount)
}
