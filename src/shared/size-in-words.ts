const units = ['Bytes', 'KB', 'MB', 'GB'] as const

/** `27.5 KB`: in base 1024, rounded to at most `decimals` places, in the language's number format. */
export function sizeInWords(bytes: number, decimals = 2, language = 'en'): string {
  const fitting = bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0
  const power = Math.min(fitting, units.length - 1)
  const rounded = Number((bytes / 1024 ** power).toFixed(decimals))
  // 1048575 bytes round to 1024 KB, which people write as 1 MB.
  if (rounded === 1024 && power < units.length - 1) return `1 ${units[power + 1]}`
  return `${rounded.toLocaleString(language, { useGrouping: false })} ${units[power]}`
}
