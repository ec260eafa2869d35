import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

type Prefix =
  | 'key'
  | 'ast'
  | 'doc'
  | 'src'
  | 'imp'
  | 'bsk'
  | 'run'
  | 'rep'
  | 'ask'
  | 'conv'
  | 'msg'
  | 'dec'
  | 'rdg'
  | 'del'
  | 'org'

/** A random id with a prefix that names its kind: `doc_` and 26 characters (130 bits). */
export function newId(prefix: Prefix): string {
  const letters = Array.from(randomBytes(26), (byte) => alphabet[byte & 31])
  return `${prefix}_${letters.join('')}`
}
