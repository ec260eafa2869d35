import { hkdfSync } from 'node:crypto'
import type { MasterKey } from './master-key.ts'

/** Signs the registrations of assistants. A new master key makes them register again. */
export const deriveRegistrationKey = (master: MasterKey): Buffer =>
  Buffer.from(hkdfSync('sha256', master.bytes, '', 'trove registrations', 32))
