const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const monthName = (month: string) => months[Number(month) - 1] ?? ''

/** `2025-03-04…` as `4 March 2025`. */
export function dayText(iso: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-')
  return `${Number(day)} ${monthName(month)} ${year}`
}

/** `2025-03` as `March 2025`. */
export function monthText(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${monthName(number)} ${year}`
}
