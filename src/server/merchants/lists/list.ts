import type { MoneyCategory } from '#shared/money.ts'

/**
 * Shops and services by category: `Name`, or `Name = other | spellings`, one per line. A spelling
 * is matched word by word, ignoring accents, punctuation and case.
 */
export type Merchants = Partial<Record<MoneyCategory, string>>
