import * as z from 'zod/mini'
import { moneyCategory, moneyLimits } from './money.ts'

/** A person's correction of a transaction or merchant; `null` removes it. */
export const moneyCorrection = z.object({
  category: z.nullable(moneyCategory),
  name: z.nullable(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(moneyLimits.nameCharacters)),
  ),
  isTransfer: z.nullable(z.boolean()),
})
export type MoneyCorrection = z.infer<typeof moneyCorrection>

/**
 * PUT /api/money/corrections: for one transaction, or for all past and future ones of its merchant.
 * Returns the earlier correction, for undoing.
 */
export const moneyCorrectionRequest = z.object({
  transaction: z.string().check(z.maxLength(100)),
  scope: z.enum(['transaction', 'merchant']),
  change: z.partial(moneyCorrection),
})
export type MoneyCorrectionRequest = z.infer<typeof moneyCorrectionRequest>
export const moneyCorrectionAnswer = z.object({
  before: moneyCorrection,
  /** Number of transactions it applies to. */
  transactions: z.int().check(z.nonnegative()),
})

/**
 * PUT /api/money/corrections/many: each for one transaction. Returns the earlier corrections; sending
 * them back undoes the change.
 */
export const moneyCorrections = z.object({
  corrections: z
    .array(
      z.object({
        transaction: z.string().check(z.maxLength(100)),
        change: z.partial(moneyCorrection),
      }),
    )
    .check(z.minLength(1), z.maxLength(moneyLimits.chosen)),
})
export type MoneyCorrections = z.infer<typeof moneyCorrections>
