import { sizeInWords } from '#shared/size-in-words.ts'
import { statfs } from 'node:fs/promises'
import os from 'node:os'
import type pg from 'pg'
import { z } from 'zod'
import type { PartStatus } from '#shared/usage.ts'

const gibibyte = 1024 ** 3
/**
 * Low means below both a share and an amount, so that neither a small nor a huge machine is always
 * low.
 */
const diskIsLow = { share: 0.1, bytes: 5 * gibibyte }
const memoryIsLow = { share: 0.1, bytes: gibibyte }

export type Capacity = { freeBytes: number; totalBytes: number }

/** Free space in the data folder. */
export async function checkDisk(dataDir: string, jobs: pg.Pool): Promise<PartStatus> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    const room = { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
    const size = await databaseBytes(jobs)
    const kept = size === undefined ? '' : `; the database takes ${sizeInWords(size, 1)}`
    return { state: stateOf(room, diskIsLow), detail: `${freeText(room)}${kept}` }
  } catch {
    return { state: 'failed', detail: 'Could not be measured' }
  }
}

/** Memory available to Trove; in a container, the container's. */
export function checkMemory(): PartStatus {
  const limit = process.constrainedMemory()
  const machineBytes = os.totalmem()
  const room = {
    freeBytes: process.availableMemory(),
    totalBytes: limit > 0 ? Math.min(limit, machineBytes) : machineBytes,
  }
  const own = sizeInWords(process.memoryUsage.rss(), 1)
  return {
    state: stateOf(room, memoryIsLow),
    detail: `${freeText(room)}; the main process takes ${own}`,
  }
}

async function databaseBytes(jobs: pg.Pool): Promise<number | undefined> {
  try {
    const { rows } = await jobs.query('select pg_database_size(current_database()) as bytes')
    return z.object({ bytes: z.coerce.number() }).parse(rows[0]).bytes
  } catch {
    return undefined
  }
}

export function stateOf(
  { freeBytes, totalBytes }: Capacity,
  low: { share: number; bytes: number },
): 'working' | 'low' {
  return freeBytes < low.bytes && freeBytes < totalBytes * low.share ? 'low' : 'working'
}

const freeText = ({ freeBytes, totalBytes }: Capacity) =>
  `${sizeInWords(freeBytes, 1)} of ${sizeInWords(totalBytes, 1)} free`
