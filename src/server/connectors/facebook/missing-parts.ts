import { counted } from '#shared/plural.ts'
import type { ImportFile, Item } from '../connector.ts'
import type { Finding } from '../gather-pages.ts'
import { baseName, type ArchiveFile } from '../open-archive.ts'

/** Parts of an export have a small number at the end of their names. */
const numbered = /^(.*?)[-_ (]+(?:part[-_ ]?)?(\d{1,2})(?:[-_ ]*of[-_ ]*(\d{1,2}))?\)?\.zip$/i

/**
 * Detects parts of an export that were not imported: gaps in the numbers, or files that are named
 * but missing.
 */
export function missingParts(files: readonly ImportFile[], found: readonly ArchiveFile[]) {
  const names = new Set(found.map(({ path }) => baseName(path)))
  // An export without any pictures was requested without them.
  const hasMedia = found.some(({ path }) => /\.(jpe?g|png|gif|mp4|webp|aac|wav)$/i.test(path))
  const absent = new Set<string>()

  return {
    note: gapsIn(files.map(({ name }) => name)),
    see(item: Item): void {
      for (const name of filesOf(item)) if (!names.has(name)) absent.add(name)
    },
    *afterwards(): Generator<Finding> {
      if (!hasMedia || absent.size === 0) return
      const count = counted(absent.size, 'file is', 'files are')
      yield {
        note: `${count} named in the export and not in it. If it came in several parts, import the others too.`,
      }
    },
  }
}

function filesOf(item: Item): readonly string[] {
  if (item.kind === 'post') return item.post.files
  return item.kind === 'message' ? (item.message.file?.split(', ') ?? []) : []
}

function gapsIn(names: readonly string[]): string {
  const series = new Map<string, { numbers: Set<number>; last: number }>()
  for (const name of names) {
    const [, stem = '', number, of] = numbered.exec(name) ?? []
    if (number === undefined) continue
    const known = series.get(stem) ?? { numbers: new Set<number>(), last: 0 }
    series.set(stem, known)
    known.numbers.add(Number(number))
    known.last = Math.max(known.last, Number(of ?? number))
  }
  const gaps: string[] = []
  for (const { numbers, last } of series.values()) {
    // A lone number, such as that of a second download, does not mark a part.
    if (numbers.size === 1 && !numbers.has(last)) gaps.push(`1 to ${last}`)
    if (numbers.size < 2) continue
    for (let number = 1; number < last; number++) if (!numbers.has(number)) gaps.push(`${number}`)
  }
  return gaps.length === 0
    ? ''
    : `Of this export a part is missing (number ${gaps.join(', ')}); what is there was read. Import it too to have everything.`
}
