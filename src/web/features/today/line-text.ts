import type { TodayLine } from '#shared/today.ts'
import { formatMoney, formatMonth, formatShortDay } from '#web/format/money.ts'
import { language } from '#web/format/region.ts'
import { t, tn } from '#web/words/translate.ts'

/** A line as a sentence. */
export function lineText(line: TodayLine): string {
  switch (line.kind) {
    case 'spending': {
      const { spent, usual, currency, month, months } = line
      const than = tn(
        months,
        'by this day of the month (average of {count} month)',
        'by this day of the month (average of {count} months)',
      )
      return t('You have spent {spent} in {month} so far, {against} {than}.', {
        spent: formatMoney(spent, currency),
        month: formatMonth(month),
        against: against(spent - usual, currency),
        than,
      })
    }
    case 'bill': {
      const { merchant, amount, currency, next, payments } = line.payment
      const values = {
        merchant,
        next: formatShortDay(next),
        amount: formatMoney(amount, currency),
      }
      const isFixed = payments.length > 1 && payments[1]?.amount === amount
      return isFixed
        ? t('{merchant} is due on {next}: {amount}.', values)
        : t('{merchant} is due on {next}: about {amount}.', values)
    }
    case 'price': {
      const { merchant, currency, rise } = line.payment
      if (!rise) return t('{merchant} costs more than before.', { merchant })
      return t('{merchant} went up from {from} to {to} on {since}.', {
        merchant,
        from: formatMoney(rise.from, currency),
        to: formatMoney(rise.to, currency),
        since: formatShortDay(rise.since),
      })
    }
    case 'twice': {
      const [first, second] = line.dates
      const days =
        first === second
          ? t('on {first}', { first: formatShortDay(first) })
          : t('on {first} and {second}', {
              first: formatShortDay(first),
              second: formatShortDay(second),
            })
      return t('{merchant} was paid {amount} twice, {days}.', {
        merchant: line.merchant,
        amount: formatMoney(line.amount, line.currency),
        days,
      })
    }
    case 'event': {
      const [day = '', time = ''] = line.start.split(/[T ]/)
      const place = line.location === '' ? '' : `, ${line.location}`
      return `${line.title}: ${formatShortDay(day)}${time === '' ? '' : `, ${time.slice(0, 5)}`}${place}.`
    }
    case 'mail':
      return t('{from} may be waiting for an answer to “{subject}” ({date}).', {
        from: line.from,
        subject: line.subject,
        date: formatShortDay(line.date),
      })
    case 'birthday':
      return t('{name} has a birthday on {day}.', {
        name: line.name,
        day: formatShortDay(line.day),
      })
    case 'week':
      return weekText(line)
    case 'biggest':
      return t('The biggest payments: {payments}.', {
        payments: new Intl.ListFormat(language()).format(
          line.payments.map(
            ({ merchant, amount }) => `${merchant} (${formatMoney(amount, line.currency)})`,
          ),
        ),
      })
    case 'documents':
      return tn(line.documents.length, '{count} document added.', '{count} documents added.')
    case 'health':
      return healthText(line)
    case 'import':
      return importText(line)
  }
}

function against(difference: number, currency: string): string {
  if (Math.abs(difference) < 1) return t('as much as usual')
  const values = { difference: formatMoney(Math.abs(difference), currency) }
  return difference > 0
    ? t('{difference} more than usual', values)
    : t('{difference} less than usual', values)
}

function weekText({ spent, usual, weeks, currency }: Extract<TodayLine, { kind: 'week' }>) {
  const values = { spent: formatMoney(spent, currency) }
  if (weeks === 0) return t('You spent {spent}.', values)
  return t('You spent {spent}, {against}.', {
    ...values,
    against: against(spent - usual, currency),
  })
}

function healthText({ name, now, before }: Extract<TodayLine, { kind: 'health' }>): string {
  const number = (value: number, digits: number) =>
    value.toLocaleString(language(), { maximumFractionDigits: digits })
  const percent = before === 0 ? 0 : Math.round((now / before - 1) * 100)
  const change =
    percent === 0
      ? t('the same as')
      : percent > 0
        ? t('{percent}% more than', { percent })
        : t('{percent}% less than', { percent: -percent })
  return name === 'steps'
    ? t('You took {now} steps a day over the last week, {change} in the four weeks before.', {
        now: number(now, 0),
        change,
      })
    : t('You slept {now} hours a night over the last week, {change} in the four weeks before.', {
        now: number(now, 1),
        change,
      })
}

function importText({ source, state }: Extract<TodayLine, { kind: 'import' }>): string {
  if (state === 'running') return t('{source} is importing.', { source })
  return state === 'done'
    ? t('{source} has finished importing.', { source })
    : t('The last import from {source} failed.', { source })
}
