/** `takeout-20260101T000000Z-002.zip`, `export.part2.zip`, `data (2 of 3).zip`: the name and the number. */
const partName =
  /^(?<stem>.*?)(?:[-_ .](?<three>\d{3})|[-_ .]?part[-_ ]?(?<part>\d{1,3})|\s*\((?<nth>\d{1,3}) of \d{1,3}\))(?:\s*\(\d+\))?\.zip$/i

export type ArchivePart = { stem: string; number: number }

/** The archive and part number in a file's name. */
export function archivePart(name: string): ArchivePart | undefined {
  const groups = partName.exec(name)?.groups
  const number = Number(groups?.['three'] ?? groups?.['part'] ?? groups?.['nth'] ?? NaN)
  if (!groups || !Number.isInteger(number)) return undefined
  return { stem: (groups['stem'] ?? '').toLowerCase(), number }
}

/** The missing part numbers of each archive. */
export function missingParts(names: readonly string[]): { stem: string; numbers: number[] }[] {
  const archives = new Map<string, Set<number>>()
  for (const name of names) {
    const part = archivePart(name)
    if (!part) continue
    archives.set(part.stem, (archives.get(part.stem) ?? new Set()).add(part.number))
  }
  return [...archives].flatMap(([stem, there]) => {
    // Names do not give the total, so the last part may be missing too.
    const last = Math.max(...there)
    const numbers = Array.from({ length: last }, (_, index) => index + 1).filter(
      (number) => !there.has(number),
    )
    return numbers.length > 0 ? [{ stem, numbers }] : []
  })
}
