import { formatMoney } from './cell.ts'
import { language } from './region.ts'

export { formatMoney }

/** Incoming amounts have a plus, so that colour is not the only distinction. */
export const formatSigned = (amount: number, currency: string): string =>
  `${amount > 0 ? '+' : ''}${formatMoney(amount, currency)}`

const inUtc = { timeZone: 'UTC' } as const

/** `2026-03` as a month in the person's language. */
export const formatMonth = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(language(), {
    month: 'long',
    year: 'numeric',
    ...inUtc,
  })

/** `2026-03-02` as a date in the person's language. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language(), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...inUtc,
  })

/** `2026-03-02` as `2 Mar`. */
export const formatShortDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language(), {
    day: 'numeric',
    month: 'short',
    ...inUtc,
  })

/** `2026-03` as `Mar 2026`. */
export const formatShortMonth = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(language(), {
    month: 'short',
    year: 'numeric',
    ...inUtc,
  })
