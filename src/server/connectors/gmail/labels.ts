import { parse } from 'csv-parse/sync'
import { decodeWords } from 'postal-mime'
import { z } from 'zod'

const rows = z.array(z.array(z.string()))

/** Labels as Takeout writes them into a header: encoded as a whole, with quoted commas. */
export function readLabels(header: string | undefined): string[] {
  if (!header) return []
  const text = decodeWords(header.replaceAll(/\r?\n[ \t]+/g, ' '))
  try {
    const parsed = rows.parse(parse(text, { relax_quotes: true, trim: true }))
    return (parsed[0] ?? []).filter((label) => label !== '')
  } catch {
    return text.split(',').map((label) => label.trim())
  }
}

const unwanted = new Set([
  'spam',
  'junk',
  'junk e-mail',
  'trash',
  'deleted items',
  'deleted messages',
  'papierkorb',
  'corbeille',
  'papelera',
  'cestino',
])

/** Mails in the bin and in Spam are not imported; Takeout has them in the same file. */
export const isUnwanted = (labels: readonly string[]) =>
  labels.some((label) => unwanted.has(label.toLowerCase()))
