import type { SourceType } from '#shared/sources.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { ImportFile } from '#server/connectors/connector.ts'
import type { ReadSession } from '#server/import-worker/file-reader.ts'
import { archivePart } from '../files/archive-parts.ts'
import { groupFiles } from '../files/file-groups.ts'

/** Files read together, or the error found while recognising them. */
export type Group = { files: number[]; bytes: number; broken?: ConnectorError }
export type Recognised = { as?: string; broken?: ConnectorError }

/** Archive parts that cannot be recognised alone are read with those that can. */
export async function recogniseAll(session: ReadSession, names: readonly string[]) {
  const found: Recognised[] = []
  for (const index of names.keys()) found.push(await recogniseOne(session, index))
  const stems = new Map<string, string>()
  for (const [index, { as }] of found.entries()) {
    const stem = archivePart(names[index] ?? '')?.stem
    if (stem !== undefined && as !== undefined) stems.set(stem, as)
  }
  return found.map((known, index): Recognised => {
    const part = archivePart(names[index] ?? '')
    const other = part && stems.get(part.stem)
    if (known.as !== undefined || known.broken || !part || other === undefined) return known
    return { as: `part ${part.number} of ${other}` }
  })
}

async function recogniseOne(session: ReadSession, index: number): Promise<Recognised> {
  try {
    const as = await session.recognise(index)
    return as === undefined ? {} : { as }
  } catch (error) {
    if (isFileFault(error)) return { broken: error }
    throw error
  }
}

export function groupsOf(
  type: SourceType,
  files: readonly ImportFile[],
  recognised: readonly Recognised[],
): Group[] {
  const places = (wanted: (one: Recognised) => boolean) =>
    recognised.flatMap((one, index) => (wanted(one) ? [index] : []))
  const sized = (group: number[]) => ({
    files: group,
    bytes: group.reduce((sum, index) => sum + (files[index]?.size ?? 0), 0) || 1,
  })
  const known = places(({ as }) => as !== undefined)
  const together = groupFiles(
    type,
    known.map((index) => files[index]?.name ?? ''),
  )
  const broken = recognised.flatMap((one, index) =>
    one.broken ? [{ ...sized([index]), broken: one.broken }] : [],
  )
  return [
    ...together.map((group) => sized(group.flatMap((place) => known[place] ?? []))),
    ...broken,
  ]
}

/** The file is damaged or its password is missing; other errors are not the file's fault. */
export const isFileFault = (error: unknown): error is ConnectorError =>
  error instanceof ConnectorError && !['transient', 'rate_limited'].includes(error.code)
