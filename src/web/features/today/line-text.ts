import type { TodayLine } from '#shared/today.ts'
import { formatMoney, formatMonth, formatShortDay } from '#web/format/money.ts'
import { language } from '#web/format/region.ts'

/** A line as a sentence. */
export function lineText(line: TodayLine): string {
  switch (line.kind) {
    case 'spending': {
      const { spent, usual, currency, month, months } = line
      const than = `by this day of the month (average of ${months} ${months === 1 ? 'month' : 'months'})`
      return `You have spent ${formatMoney(spent, currency)} in ${formatMonth(month)} so far, ${against(spent - usual, currency)} ${than}.`
    }
    case 'bill': {
      const { merchant, amount, currency, next } = line.payment
      return `${merchant} is due on ${formatShortDay(next)}: about ${formatMoney(amount, currency)}.`
    }
    case 'price': {
      const { merchant, currency, rise } = line.payment
      if (!rise) return `${merchant} costs more than before.`
      return `${merchant} went up from ${formatMoney(rise.from, currency)} to ${formatMoney(rise.to, currency)} on ${formatShortDay(rise.since)}.`
    }
    case 'twice': {
      const [first, second] = line.dates
      const days =
        first === second
          ? `on ${formatShortDay(first)}`
          : `on ${formatShortDay(first)} and ${formatShortDay(second)}`
      return `${line.merchant} was paid ${formatMoney(line.amount, line.currency)} twice, ${days}.`
    }
    case 'event': {
      const [day = '', time = ''] = line.start.split(/[T ]/)
      const place = line.location === '' ? '' : `, ${line.location}`
      return `${line.title}: ${formatShortDay(day)}${time === '' ? '' : `, ${time.slice(0, 5)}`}${place}.`
    }
    case 'mail':
      return `${line.from} may be waiting for an answer to “${line.subject}” (${formatShortDay(line.date)}).`
    case 'birthday':
      return `${line.name} has a birthday on ${formatShortDay(line.day)}.`
    case 'health':
      return healthText(line)
    case 'import':
      return importText(line)
  }
}

function against(difference: number, currency: string): string {
  if (Math.abs(difference) < 1) return 'as much as usual'
  return `${formatMoney(Math.abs(difference), currency)} ${difference > 0 ? 'more' : 'less'} than usual`
}

function healthText({ name, now, before }: Extract<TodayLine, { kind: 'health' }>): string {
  const number = (value: number, digits: number) =>
    value.toLocaleString(language(), { maximumFractionDigits: digits })
  const percent = before === 0 ? 0 : Math.round((now / before - 1) * 100)
  const change =
    percent === 0 ? 'the same as' : `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than`
  const what =
    name === 'steps' ? `You took ${number(now, 0)} steps` : `You slept ${number(now, 1)} hours`
  return `${what} a day over the last week, ${change} in the four weeks before.`
}

function importText({ source, state }: Extract<TodayLine, { kind: 'import' }>): string {
  if (state === 'running') return `${source} is importing.`
  return state === 'done'
    ? `${source} has finished importing.`
    : `The last import from ${source} failed.`
}
