import type { MoneyOverview } from '#shared/money-overview.ts'
import type { TodayLine } from '#shared/today.ts'
import { daysAfter } from '#server/money/calendar.ts'
import { lineId } from './line-id.ts'

const billDays = 14
const riseDays = 60

/** This month compared with the usual, unusual payments, and payments due. */
export function moneyLines({
  today,
  flow,
  recurring,
  paidTwice,
}: Omit<MoneyOverview, 'worth'>): TodayLine[] {
  const soFar = flow?.soFar
  const rises = recurring.filter(({ rise }) => rise && rise.since >= daysAfter(today, -riseDays))
  const due = recurring.filter(({ next }) => next >= today && next <= daysAfter(today, billDays))
  return [
    ...(flow && soFar
      ? [
          {
            id: lineId('spending', soFar.month),
            kind: 'spending' as const,
            currency: flow.currency,
            ...soFar,
          },
        ]
      : []),
    ...paidTwice.map((each) => ({
      id: lineId('twice', each.merchant, ...each.dates),
      kind: 'twice' as const,
      ...each,
    })),
    ...rises.map((payment) => ({
      id: lineId('price', payment.merchant, payment.rise?.since ?? ''),
      kind: 'price' as const,
      payment,
    })),
    ...due.map((payment) => ({
      id: lineId('bill', payment.merchant, payment.next),
      kind: 'bill' as const,
      payment,
    })),
  ]
}
