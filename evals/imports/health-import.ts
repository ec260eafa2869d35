import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Item } from '#server/connectors/connector.ts'
import { createHealth } from '#server/connectors/health/health.ts'

export type HealthImport = {
  recognised: string | undefined
  items: Item[]
  skipped: { reason: string; count: number }[]
  failures: { item: string; reason: string }[]
}

/** The health source's result for a file. */
export async function importHealthFile(file: string): Promise<HealthImport> {
  const bytes = readFileSync(file)
  const given = {
    name: path.basename(file),
    size: bytes.length,
    read: (from: number, length: number) => Promise.resolve(bytes.subarray(from, from + length)),
    async *stream() {
      for (let at = 0; at < bytes.length; at += 65_536) {
        yield await Promise.resolve(bytes.subarray(at, at + 65_536))
      }
    },
  }
  const connector = createHealth()
  const read: HealthImport = {
    recognised: await connector.recognise?.(given),
    items: [],
    skipped: [],
    failures: [],
  }
  for await (const page of connector.import?.([given], AbortSignal.timeout(600_000)) ?? []) {
    read.items.push(...page.items)
    read.skipped.push(...(page.skipped ?? []))
    read.failures.push(...(page.failures ?? []))
  }
  return read
}

export type Check = { what: string; expected: unknown; actual: unknown }

/** Prints the differences and the number of matches. */
export function printChecks(file: string, checks: readonly Check[]): number {
  let agree = 0
  for (const { what, expected, actual } of checks) {
    if (JSON.stringify(expected) === JSON.stringify(actual)) agree += 1
    else
      console.log(
        `  ${file}: ${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`,
      )
  }
  return agree
}

/** Prints skipped items with their reasons. */
export function printSkipped(file: string, { skipped, failures }: HealthImport) {
  for (const { reason, count } of skipped) console.log(`  ${file}: ${count} left out: ${reason}`)
  for (const { item, reason } of failures) console.log(`  ${file}: failed: ${item}: ${reason}`)
}
