import { counted } from '#shared/plural.ts'
import { t } from '#web/words/translate.ts'

/** An approximate duration in words: "about 2 minutes". */
export function formatDuration(seconds: number): string {
  if (seconds < 5) return t('a few seconds')
  if (seconds < 55) return t('about {seconds} seconds', { seconds: Math.ceil(seconds / 5) * 5 })
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return t('about {Math}', { Math: counted(Math.max(1, minutes), 'minute') })
  const hours = Math.floor(minutes / 60)
  const rest = Math.round((minutes % 60) / 10) * 10
  if (hours >= 10 || rest === 0)
    return t('about {minutes}', { minutes: counted(Math.round(minutes / 60), 'hour') })
  return rest === 60
    ? t('about {hours}', { hours: counted(hours + 1, 'hour') })
    : t('about {hours} {rest} minutes', { hours: counted(hours, 'hour'), rest })
}
