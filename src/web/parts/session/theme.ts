import { t } from '#web/words/translate.ts'

export type Theme = 'system' | 'light' | 'dark'

export const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: t('System') },
  { value: 'light', label: t('Light') },
  { value: 'dark', label: t('Dark') },
]

const key = 'trove-theme'

export function readTheme(): Theme {
  const stored = window.localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Stores the choice; the script that applied the theme notices and applies it again. */
export function chooseTheme(theme: string): void {
  window.localStorage.setItem(key, theme)
  window.dispatchEvent(new Event(key))
}
