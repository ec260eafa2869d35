import { language } from './region.ts'

const twoDecimals = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
} as const
const units = ['Bytes', 'KB', 'MB', 'GB'] as const

/** In base 1024, with at most two decimals. */
export function formatFileSize(bytes: number): string {
  const fitting = bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0
  const power = Math.min(fitting, units.length - 1)
  const rounded = Number((bytes / 1024 ** power).toFixed(2))
  // 1048575 bytes round to 1024 KB, shown as 1 MB.
  if (rounded === 1024 && power < units.length - 1) return `1 ${units[power + 1]}`
  return `${rounded.toLocaleString(language(), { useGrouping: false })} ${units[power]}`
}

/** Always in MB, for lists in which the upload limit matters. */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes / 1024 ** 2
  const isTiny = bytes > 0 && megabytes < 0.01
  const number = (isTiny ? 0.01 : megabytes).toLocaleString(language(), twoDecimals)
  return `${isTiny ? '< ' : ''}${number} MB`
}
