import { hkdfSync } from 'node:crypto'
import type { MasterKey } from './master-key.ts'

/** Signs session cookies. A new master key gives a new secret, and so ends all sessions. */
export function deriveAuthSecret(master: MasterKey): string {
  return Buffer.from(hkdfSync('sha256', master.bytes, '', 'trove auth secret', 32)).toString('hex')
}
