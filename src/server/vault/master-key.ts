import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type MasterKey = {
  bytes: Buffer
  /** Identifies the key without revealing it: the start of its hash. */
  id: string
}

export const masterKeyFile = (dataDir: string) => path.join(dataDir, 'keys', 'master.key')

/**
 * From the setting, else from the key file, which is created (mode 0600) at the first start. If
 * there is data already, a new key could not open it, so a missing file is an error.
 */
export function readMasterKey(
  setting: string | undefined,
  dataDir: string,
  inUse: boolean,
): MasterKey {
  if (setting !== undefined) return parseMasterKey(setting, 'TROVE_MASTER_KEY')
  const file = masterKeyFile(dataDir)
  if (!existsSync(file)) {
    if (inUse) {
      throw new Error(
        `The key file ${file} is missing, and without it nothing that people stored can be read.\n` +
          'Bring it back from your backup, or set TROVE_MASTER_KEY.',
      )
    }
    writeMasterKey(file, randomBytes(32))
  }
  return parseMasterKey(readFileSync(file, 'utf8'), 'The key file')
}

export function writeMasterKey(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${bytes.toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
}

export function parseMasterKey(text: string, source: string): MasterKey {
  const trimmed = text.trim()
  const bytes = Buffer.from(trimmed, /^[0-9a-f]{64}$/i.test(trimmed) ? 'hex' : 'base64')
  if (bytes.length !== 32) {
    throw new Error(`${source} must be 32 bytes in base64. Make one with: openssl rand -base64 32`)
  }
  const id = createHash('sha256').update('trove master key').update(bytes).digest('hex')
  return { bytes, id: id.slice(0, 16) }
}
