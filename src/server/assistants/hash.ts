import { createHash } from 'node:crypto'

/** SHA-256: codes and tokens are long and random, and so need no slow hash. */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
