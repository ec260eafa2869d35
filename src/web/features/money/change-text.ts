import type { MoneySummary } from '#shared/money.ts'
import { formatMoney } from '#web/format/money.ts'
import { language } from '#web/format/region.ts'
import { t } from '#web/words/translate.ts'

/** `$120.00 less than in October`; of a month that is not over, `less than by October 24`. */
export function changeText(
  difference: number,
  currency: string,
  { month, until }: NonNullable<MoneySummary['before']>,
  of: 'flow' | 'balance' = 'flow',
): string {
  const isSame = Math.abs(difference) < 0.005
  const values = {
    difference: formatMoney(Math.abs(difference), currency),
    earlier: until === undefined ? named(`${month}-01`) : named(until, 'numeric'),
  }
  if (of === 'balance' && !isSame) return balanceText(difference > 0, until !== undefined, values)
  if (until === undefined) {
    if (isSame) return t('The same as in {earlier}', values)
    return difference > 0
      ? t('{difference} more than in {earlier}', values)
      : t('{difference} less than in {earlier}', values)
  }
  if (isSame) return t('The same as by {earlier}', values)
  return difference > 0
    ? t('{difference} more than by {earlier}', values)
    : t('{difference} less than by {earlier}', values)
}

/** A balance may be negative, so it is higher or lower rather than more or less. */
function balanceText(isHigher: boolean, isByDay: boolean, values: Record<string, string>): string {
  if (isByDay) {
    return isHigher
      ? t('{difference} higher than by {earlier}', values)
      : t('{difference} lower than by {earlier}', values)
  }
  return isHigher
    ? t('{difference} higher than in {earlier}', values)
    : t('{difference} lower than in {earlier}', values)
}

/** The month's name, with the day on request. */
const named = (date: string, day?: 'numeric') =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(language(), {
    month: 'long',
    ...(day && { day }),
    timeZone: 'UTC',
  })
