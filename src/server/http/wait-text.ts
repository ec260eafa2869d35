import { counted } from '#shared/plural.ts'

/** `1 second`, `40 seconds`, `2 minutes`, `5 hours`: rounded up, so that the time is never too short. */
export function waitText(seconds: number): string {
  if (seconds < 60) return counted(Math.ceil(seconds), 'second')
  if (seconds < 7_200) return counted(Math.ceil(seconds / 60), 'minute')
  return counted(Math.ceil(seconds / 3_600), 'hour')
}
