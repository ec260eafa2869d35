import { hkdfSync } from 'node:crypto'
import type { MasterKey } from './master-key.ts'

/** The secret that signs session cookies. A new master key changes it, and so ends all sessions. */
export function deriveAuthSecret(master: MasterKey): string {
  return Buffer.from(hkdfSync('sha256', master.bytes, '', 'trove auth secret', 32)).toString('hex')
}
