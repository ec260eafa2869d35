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

/** The present master key, which is not made where there is none. */
export function readPresentKey(setting: string | undefined, dataDir: string): MasterKey {
  if (setting !== undefined) return parseMasterKey(setting, 'TROVE_MASTER_KEY')
  const file = masterKeyFile(dataDir)
  if (!existsSync(file)) throw new Error(`The key file ${file} is missing.`)
  return parseMasterKey(readFileSync(file, 'utf8'), 'The key file')
}

/** The key of a rotation that was broken off, if there is one. */
export function readPendingKey(dataDir: string): MasterKey | undefined {
  const file = pendingFile(dataDir)
  return existsSync(file)
    ? parseMasterKey(readFileSync(file, 'utf8'), 'The new key file')
    : undefined
}

/** Writes a new key beside the present one, so that it is on disk before anything is wrapped by it. */
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

/** Makes the new key the present one; answers the file that keeps the old key. */
export function installPendingKey(dataDir: string, now: Date): string {
  const file = masterKeyFile(dataDir)
  const kept = `${file}.old-${now.toISOString().slice(0, 19).replaceAll(':', '')}`
  copyFileSync(file, kept)
  renameSync(pendingFile(dataDir), file)
  return kept
}
