import { escapeUTF8 } from 'entities'
import type { PageLanguage } from '#shared/page-language.ts'
import type { TodayLine, WeekView } from '#shared/today.ts'
import { english } from './words/english.ts'
import { german } from './words/german.ts'
import type { RecapWords } from './words/recap-words.ts'

const wordsOf: Record<PageLanguage, RecapWords> = { en: english, de: german }
/** As many as the dashboard names. */
const namedDocuments = 5

type RecapInput = {
  week: WeekView
  language: PageLanguage
  /** Of dates and numbers. */
  region: string
  dashboard: string
  stop: string
}

/** The last week as a mail: the lines of the dashboard, as plain text and as HTML. */
export function writeRecap({ week, language, region, dashboard, stop }: RecapInput) {
  const words = wordsOf[language]
  const day = (date: string) =>
    new Intl.DateTimeFormat(region, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    )
  const subject = words.subject(day(week.from), day(week.to))
  const lines = week.lines.flatMap((line) => lineOf(line, { words, language, region, day }) ?? [])
  return {
    subject,
    text: `${[
      ...lines.map((line) => `- ${line}`),
      '',
      `${words.open}: ${dashboard}`,
      '',
      `${words.why} ${words.stop}: ${stop}`,
    ].join('\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeUTF8(subject)}</title></head>
<body style="margin:0 auto;max-width:36rem;padding:24px;font-family:system-ui,sans-serif;line-height:1.5">
<h1 style="font-size:22px;line-height:1.3;font-weight:600;margin:0 0 16px">${escapeUTF8(subject)}</h1>
<ul style="padding-left:20px;margin:0 0 20px">
${lines.map((line) => `<li style="margin:0 0 8px">${escapeUTF8(line)}</li>`).join('\n')}
</ul>
<p style="margin:0 0 28px"><a href="${escapeUTF8(dashboard)}">${escapeUTF8(words.open)}</a></p>
<p style="margin:0;font-size:13px;opacity:.75">${escapeUTF8(words.why)} <a href="${escapeUTF8(stop)}">${escapeUTF8(words.stop)}</a></p>
</body>
</html>
`,
  }
}

type Style = {
  words: RecapWords
  language: PageLanguage
  region: string
  day: (date: string) => string
}

function lineOf(line: TodayLine, { words, language, region, day }: Style): string | undefined {
  const list = (parts: readonly string[]) => new Intl.ListFormat(language).format(parts)
  const number = (value: number, digits: number) =>
    value.toLocaleString(region, { maximumFractionDigits: digits })
  switch (line.kind) {
    case 'week': {
      const money = moneyIn(region, line.currency)
      const spent = money(line.spent)
      if (line.weeks === 0) return words.spent(spent)
      const difference = line.spent - line.usual
      if (Math.abs(difference) < 1) return words.spentAsUsual(spent)
      const say = difference > 0 ? words.spentMore : words.spentLess
      return say(spent, money(Math.abs(difference)))
    }
    case 'biggest': {
      const money = moneyIn(region, line.currency)
      return words.biggest(
        list(line.payments.map(({ merchant, amount }) => `${merchant} (${money(amount)})`)),
      )
    }
    case 'mail':
      return words.mail(line.from, line.subject, day(line.date))
    case 'health': {
      const { name, now, before } = line
      const percent = before === 0 ? 0 : Math.round((now / before - 1) * 100)
      const change =
        percent === 0
          ? words.same
          : percent > 0
            ? words.more(percent)
            : words.less(Math.abs(percent))
      const figure = name === 'steps' ? words.steps(number(now, 0)) : words.sleep(number(now, 1))
      return `${figure}, ${change}`
    }
    case 'documents': {
      const names = line.documents.map(({ name }) => name)
      const others = names.length - namedDocuments
      const shown = others > 0 ? [...names.slice(0, namedDocuments), `+${others}`] : names
      return words.documents(names.length, list(shown))
    }
    // Lines about a day, not a week.
    case 'spending':
    case 'bill':
    case 'price':
    case 'twice':
    case 'event':
    case 'birthday':
    case 'import':
      return undefined
  }
}

const moneyIn = (region: string, currency: string) => (amount: number) =>
  amount.toLocaleString(region, { style: 'currency', currency })
