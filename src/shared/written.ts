/** Symbols of currencies, with their codes. */
const codes: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' }

const formats = new Map<string, Intl.NumberFormat>()

function currencyFormat(locale: string | undefined, currency: string): Intl.NumberFormat {
  const key = `${locale ?? ''} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(key, made)
  return made
}

/** An amount with its currency, formatted alike on every screen and in every answer. */
export function moneyText(amount: number, unit: string, locale: string | undefined): string {
  const code = codes[unit] ?? unit
  if (/^[A-Z]{3}$/.test(code)) return currencyFormat(locale, code).format(amount)
  return `${amount.toLocaleString(locale, { minimumFractionDigits: 2 })} ${unit}`
}

const inUtc = { timeZone: 'UTC' } as const
const dayOf = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`)

/** `2026-11` as `Nov 2026`, or `November 2026`. */
export const monthText = (
  month: string,
  locale: string | undefined,
  length: 'short' | 'long' = 'short',
): string =>
  dayOf(`${month}-01`).toLocaleDateString(locale, { month: length, year: 'numeric', ...inUtc })

/** `2026-11-03` as `3 Nov 2026`, or `3 November 2026`. */
export const dayText = (
  day: string,
  locale: string | undefined,
  length: 'short' | 'long' = 'short',
): string =>
  dayOf(day).toLocaleDateString(locale, {
    day: 'numeric',
    month: length,
    year: 'numeric',
    ...inUtc,
  })

/** A time of day without a zone: `08:56`. */
export const timeText = (time: string, locale: string | undefined): string =>
  new Date(`2000-01-01T${time.slice(0, 5)}:00Z`).toLocaleTimeString(locale, {
    timeStyle: 'short',
    ...inUtc,
  })

/** A period in results: `2026-11`, `2026-Q4`, `2026-11-03`; other text stays unchanged. */
export function periodText(
  label: string,
  locale: string | undefined,
  length: 'short' | 'long' = 'short',
): string {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(label)) return monthText(label, locale, length)
  if (/^\d{4}-\d\d-\d\d$/.test(label)) return dayText(label, locale, length)
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(label) ?? []
  return quarter === undefined ? label : `Q${quarter} ${year}`
}
