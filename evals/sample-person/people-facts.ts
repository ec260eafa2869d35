import { bank, jonas, lena, mara, priya, ruth } from '#server/demo/cast.ts'
import { addDays, monthOf, weekdayOf } from '#server/demo/days.ts'
import type { Periods } from './periods.ts'
import { sampleItems } from './items.ts'

/** Mails, messages and birthdays. */
export function peopleFactsOf({ anchor, plot, month, year, lastYear }: Periods) {
  const of = sampleItems(anchor)
  const mails = of('email').map(({ email }) => email)
  const messages = of('message').map(({ message }) => message)
  const monday = addDays(anchor, -((weekdayOf(anchor) + 6) % 7))
  const isLastWeek = (day: string) => day >= addDays(monday, -7) && day < monday
  return {
    unreadFromBank: mails.filter(
      ({ from, date, unread }) =>
        from[0]?.address === bank.email && unread === true && isLastWeek(date.slice(0, 10)),
    ).length,
    unread: mails.filter(({ unread }) => unread).length,
    mailsIn: (when: string) =>
      mails.filter(({ date, sent }) => date.startsWith(when) && sent === false).length,
    mailsFromLena: mails.filter(
      ({ from, date }) => from[0]?.address === lena.email && date.startsWith(year),
    ).length,
    mailsFrom: (name: string) =>
      mails.filter(({ from, date }) => from[0]?.name === name && date.startsWith(lastYear)).length,
    senders: byFrequency(
      mails
        .filter(({ date, sent }) => date.startsWith(year) && sent === false)
        .map(({ from }) => from[0]?.name ?? ''),
    ),
    fromPriya: messages.filter(
      ({ author, local }) => author === priya.name && local.startsWith(month),
    ).length,
    textsToSam: messages.filter(
      ({ chat, author, local }) =>
        chat === 'Sam Okafor' && author === mara.name && local.startsWith(year),
    ).length,
    textsFromRuth: messages.filter(
      ({ author, local }) => author === ruth.name && local.startsWith(plot.month(1)),
    ).length,
    lastFromJonas:
      messages.findLast(({ author }) => author === jonas.name)?.local.slice(0, 10) ?? '',
    lastClub: anchor.slice(8) >= '25' ? `${monthOf(anchor)}-25` : `${plot.month(1)}-25`,
    ageOf: (birthday: string) =>
      Number(year) - Number(birthday.slice(0, 4)) - (anchor.slice(5) < birthday.slice(5) ? 1 : 0),
  }
}

/** The most frequent word first. */
function byFrequency(words: readonly string[]): string[] {
  return [...Map.groupBy(words, (word) => word)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([word]) => word)
}
