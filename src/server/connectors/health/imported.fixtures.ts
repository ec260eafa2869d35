import type { ImportFile, Item, ItemKind } from '../connector.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createHealth } from './health.ts'

type Of<K extends ItemKind> = Extract<Item, { kind: K }>

/** All results of importing files. */
export async function imported(...files: ImportFile[]) {
  const items = new Map<string, Item>()
  const skipped: { reason: string; count: number }[] = []
  const failures: { item: string; reason: string }[] = []
  const notes: string[] = []
  for await (const page of createHealth().import?.(files, AbortSignal.timeout(60_000)) ?? []) {
    for (const item of page.items) items.set(`${item.kind} ${item.key}`, item)
    skipped.push(...(page.skipped ?? []))
    failures.push(...(page.failures ?? []))
    notes.push(...(page.notes ?? []))
  }
  const of = <K extends ItemKind>(kind: K): Of<K>[] =>
    [...items.values()].filter((item): item is Of<K> => item.kind === kind)
  return {
    keys: [...items.keys()],
    skipped,
    failures,
    notes,
    vitals: of('vitals').map(({ vitals }) => vitals),
    labs: of('lab').map(({ lab }) => lab),
    medications: of('medication').map(({ medication }) => medication),
    workouts: of('workout').map(({ workout }) => workout),
    entries: of('health_entry').map(({ healthEntry }) => healthEntry),
  }
}

export const importedText = (name: string, text: string | Uint8Array) =>
  imported(memoryFile(name, text))
