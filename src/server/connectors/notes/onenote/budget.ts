import { ConnectorError } from '../../connector-error.ts'

/**
 * Limits how much of a section is interpreted. A sound file refers to each of its parts about once;
 * a damaged one may refer to the same parts again and again.
 */
export type Budget = (cost: number) => void

export function budgetOf(most: number): Budget {
  let left = most
  return (cost) => {
    left -= cost
    if (left < 0) throw new ConnectorError('bad_file')
  }
}

export const budgetFor = (bytes: Buffer): Budget => budgetOf(bytes.length * 8 + 1024 * 1024)
