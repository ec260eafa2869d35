import { createHash } from 'node:crypto'

/** Tells a line again tomorrow, without its words. */
export const lineId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
