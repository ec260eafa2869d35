import { t, tn } from '#web/words/translate.ts'

/** An approximate duration in words: "about 2 minutes". */
export function formatDuration(seconds: number): string {
  if (seconds < 5) return t('a few seconds')
  if (seconds < 55) return t('about {seconds} seconds', { seconds: Math.ceil(seconds / 5) * 5 })
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return aboutMinutes(Math.max(1, minutes))
  const hours = Math.floor(minutes / 60)
  const rest = Math.round((minutes % 60) / 10) * 10
  if (hours >= 10 || rest === 0) return aboutHours(Math.round(minutes / 60))
  return rest === 60
    ? aboutHours(hours + 1)
    : tn(hours, 'about {count} hour {rest} minutes', 'about {count} hours {rest} minutes', { rest })
}

const aboutMinutes = (count: number) => tn(count, 'about {count} minute', 'about {count} minutes')
const aboutHours = (count: number) => tn(count, 'about {count} hour', 'about {count} hours')
