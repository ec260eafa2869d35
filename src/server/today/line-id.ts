import { createHash } from 'node:crypto'

/** Identifies a line across days without revealing its text. */
export const lineId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
