import { isIP } from 'node:net'
import { z } from 'zod'

/** The items of a comma-separated setting. */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')

/** Comma-separated addresses, and networks such as `10.0.0.0/8`. */
export const networks = z
  .string()
  .default('')
  .transform(list)
  .refine((each) => each.every(isNetwork), 'Write addresses or networks such as 10.0.0.0/8.')

function isNetwork(text: string): boolean {
  const [address = '', length = '0', ...more] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more.length === 0 && /^\d{1,3}$/.test(length) && Number(length) <= bits
}
