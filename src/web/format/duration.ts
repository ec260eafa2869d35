import { counted } from '#shared/plural.ts'

/** An approximate duration in words: "about 2 minutes". */
export function formatDuration(seconds: number): string {
  if (seconds < 5) return 'a few seconds'
  if (seconds < 55) return `about ${Math.ceil(seconds / 5) * 5} seconds`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `about ${counted(Math.max(1, minutes), 'minute')}`
  const hours = Math.floor(minutes / 60)
  const rest = Math.round((minutes % 60) / 10) * 10
  if (hours >= 10 || rest === 0) return `about ${counted(Math.round(minutes / 60), 'hour')}`
  return rest === 60
    ? `about ${counted(hours + 1, 'hour')}`
    : `about ${counted(hours, 'hour')} ${rest} minutes`
}
