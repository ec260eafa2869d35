import { createHash } from 'node:crypto'

/** SHA-256: keys, codes and tokens are long and random, and so need no slow hash. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
