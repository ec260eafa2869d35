export const promptCount = 5

/** What can be asked of one's own data, for people who have brought none yet. */
export const generalPrompts = [
  'How much did I spend on groceries each month?',
  'What were my ten largest expenses this year?',
  'How has my weight changed over the last year?',
  'Who did I exchange the most messages with this year?',
  'When does my rental contract end?',
] as const

/** Five prompts: about the person's own documents first. */
export function promptsFrom(own: readonly string[]): string[] {
  return [...new Set([...own, ...generalPrompts])].slice(0, promptCount)
}
