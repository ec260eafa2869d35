import { randomBytes } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
} from 'node:fs'
import path from 'node:path'
import { masterKeyFile, parseMasterKey, writeMasterKey, type MasterKey } from './master-key.ts'

const pendingFile = (dataDir: string) => `${masterKeyFile(dataDir)}.new`

/** The current master key; never creates one. */
export function readPresentKey(setting: string | undefined, dataDir: string): MasterKey {
  if (setting !== undefined) return parseMasterKey(setting, 'TROVE_MASTER_KEY')
  const file = masterKeyFile(dataDir)
  if (!existsSync(file)) throw new Error(`The key file ${file} is missing.`)
  return parseMasterKey(readFileSync(file, 'utf8'), 'The key file')
}

/** The key of an interrupted rotation, if any. */
export function readPendingKey(dataDir: string): MasterKey | undefined {
  const file = pendingFile(dataDir)
  return existsSync(file)
    ? parseMasterKey(readFileSync(file, 'utf8'), 'The new key file')
    : undefined
}

/** Writes a new key next to the current one, so that it is on disk before it wraps anything. */
export function writePendingKey(dataDir: string): MasterKey {
  const bytes = randomBytes(32)
  const file = pendingFile(dataDir)
  writeMasterKey(file, bytes)
  for (const written of [file, path.dirname(file)]) {
    const descriptor = openSync(written, 'r')
    fsyncSync(descriptor)
    closeSync(descriptor)
  }
  return parseMasterKey(bytes.toString('base64'), 'The new key')
}

/** Makes the new key the current one; returns the file that keeps the old key. */
export function installPendingKey(dataDir: string, now: Date): string {
  const file = masterKeyFile(dataDir)
  const kept = `${file}.old-${now.toISOString().slice(0, 19).replaceAll(':', '')}`
  copyFileSync(file, kept)
  renameSync(pendingFile(dataDir), file)
  return kept
}
