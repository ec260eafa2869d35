import { t, tServer } from '#web/words/translate.ts'

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A measure's or workout's name as a title, in the page's language. */
export function titleOf(name: string): string {
  const known = tServer(name)
  const plain = name.toLowerCase()
  const plainly = tServer(plain)
  return capitalised(plainly === plain ? known : plainly)
}

const isPulse = (name: string) => /heart rate|pulse/.test(name)

/** The unit as people write it; empty for counts. */
export function unitText(name: string, unit: string): string {
  if (unit === 'count') return ''
  if (unit === '/min' || unit === 'count/min') return isPulse(name) ? 'bpm' : t('per minute')
  return unit
}
