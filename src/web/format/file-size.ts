import { sizeInWords } from '#shared/size-in-words.ts'
import { t } from '#web/words/translate.ts'
import { browserLanguage, language } from './region.ts'

const twoDecimals = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
} as const
/** In base 1024, with at most two decimals. */
export const formatFileSize = (bytes: number): string =>
  sizeInWords(bytes, 2, language() ?? browserLanguage())

/** Always in MB, for lists in which the upload limit matters. */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes / 1024 ** 2
  const isTiny = bytes > 0 && megabytes < 0.01
  const number = (isTiny ? 0.01 : megabytes).toLocaleString(language(), twoDecimals)
  return t('{value}{number} MB', { value: isTiny ? '< ' : '', number })
}
