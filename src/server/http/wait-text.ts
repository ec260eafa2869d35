import { counted } from '#shared/plural.ts'

/** `1 second`, `40 seconds`, `2 minutes`: rounded up, so that the time is never too short. */
export function waitText(seconds: number): string {
  const [amount, unit] =
    seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute']
  return counted(amount, unit)
}
