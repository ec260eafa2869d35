import type { Item } from '#server/connectors/connector.ts'
import type { ChatMessage } from '#server/connectors/kinds/message.ts'
import { jonas, mara, priya, ruth, sam, theo, walter, type Player } from './cast.ts'
import { addDays, dayOf, daysUntil, inWords, timeOf } from './days.ts'
import { talks } from './phrases.ts'
import type { Plot } from './plot.ts'
import { createRandom } from './random.ts'

type Line = { day: string; minutes: number; by: Player; text: string }
export type Chat = { service: string; with: Player[]; title: string; lines: Line[] }

/** Out of a hundred days, the number on which two people chat. */
const habits = { priya: 22, sam: 9, jonas: 5, ruth: 9, theo: 7 }

export const whatsappChats = (plot: Plot): Chat[] => [
  chat('WhatsApp', [priya], [...talking(plot, priya, 'priya'), ...withPriya(plot)]),
  chat('WhatsApp', [jonas], [...talking(plot, jonas, 'jonas'), ...withJonas(plot)]),
  chat('WhatsApp', [ruth, theo], familyLines(plot), 'Family'),
]
export const appleChats = (plot: Plot): Chat[] => [
  chat('iMessage', [ruth], talking(plot, ruth, 'ruth')),
  chat('SMS', [walter], withWalter(plot)),
]
export const googleChats = (plot: Plot): Chat[] => [
  chat('SMS', [sam], [...talking(plot, sam, 'sam'), ...withSam(plot)]),
  chat('SMS', [theo], talking(plot, theo, 'theo')),
]
export const messengerChats = (plot: Plot): Chat[] => [
  chat(
    'Messenger',
    [theo],
    [
      line(dayOf(plot.month(6), 20), 1_140, theo, 'The photos of the concert are online'),
      line(dayOf(plot.month(6), 20), 1_152, mara, 'You look like a real band'),
    ],
  ),
]

const line = (day: string, minutes: number, by: Player, text: string): Line => ({
  day,
  minutes,
  by,
  text,
})

const chat = (
  service: string,
  others: Player[],
  lines: Line[],
  title = others[0]?.name ?? '',
): Chat => ({
  service,
  with: others,
  title,
  lines: lines.toSorted((a, b) =>
    a.day === b.day ? a.minutes - b.minutes : a.day < b.day ? -1 : 1,
  ),
})

function talking({ anchor }: Plot, other: Player, name: keyof typeof habits): Line[] {
  const known = talks[name]
  if (!known) return []
  return [...daysUntil(anchor)].flatMap((day) => {
    const random = createRandom(`${name} ${day}`)
    if (!random.chance(habits[name] / 100)) return []
    const start = random.whole(8 * 60, 20 * 60)
    return random
      .pick(known)
      .map((text, turn) => line(day, start + turn * 3, turn % 2 === 0 ? other : mara, text))
  })
}

function withPriya({ wifi, book, month, flightOut }: Plot): Line[] {
  const day = dayOf(month(3), 2)
  return [
    line(day, 1_081, priya, 'What was your wifi password again?'),
    line(day, 1_083, mara, `It is ${wifi}`),
    line(addDays(flightOut, 2), 1_150, mara, 'The ferry at sunset was everything you said'),
    line(addDays(flightOut, 2), 1_155, priya, 'I told you so! Did you find the tile museum?'),
    line(dayOf(month(4), 10), 1_200, priya, `Finished ${book.title}. I cried on the bus`),
    line(dayOf(month(1), 6), 720, priya, 'You owe me 45 dollars for the concert tickets'),
    line(dayOf(month(1), 6), 724, mara, 'Sending it tomorrow'),
  ]
}

function withJonas({ month }: Plot): Line[] {
  const day = dayOf(month(2), 21)
  return [
    line(day, 1_110, jonas, 'Ich heirate! Am 14. Juni nächsten Jahres in Lübeck, du musst kommen'),
    line(day, 1_112, mara, 'Jonas!! Natürlich komme ich'),
    line(day, 1_118, jonas, 'Die Feier ist im Gasthof Seestern'),
  ]
}

function withWalter({ month }: Plot): Line[] {
  const day = dayOf(month(13), 11)
  return [
    line(day, 500, walter, 'Mr. Petrie is on his way for the boiler.'),
    line(day, 505, mara, 'Thank you, I am at home.'),
    line(
      dayOf(month(1), 15),
      980,
      walter,
      'The plumber comes on Thursday at ten for the kitchen tap.',
    ),
    line(dayOf(month(1), 15), 996, mara, 'Great, thanks.'),
  ]
}

function withSam({ race }: Plot): Line[] {
  return [
    line(race.day, 800, sam, `${race.name} done! What was your time?`),
    line(race.day, 806, mara, `${race.time}! Under two hours, I still cannot believe it`),
    line(race.day, 807, sam, 'I am so proud of you. Pizza?'),
  ]
}

function familyLines({ anchor, month }: Plot): Line[] {
  const birthday = [...daysUntil(anchor)].filter((day) => day.endsWith(ruth.birthday.slice(4)))
  return [
    ...birthday.flatMap((day) => [
      line(day, 480, mara, 'Happy birthday Mum! 🎂'),
      line(day, 490, theo, 'Happy birthday from the loud child too'),
      line(day, 512, ruth, 'Thank you my two darlings'),
    ]),
    line(
      dayOf(month(2), 27),
      1_080,
      ruth,
      'The family dinner is at my house. Mara brings the pie, Theo the wine.',
    ),
    line(dayOf(month(2), 27), 1_083, theo, 'Only if I may choose the wine'),
    line(dayOf(month(2), 27), 1_090, mara, 'Pumpkin or apple?'),
    line(
      dayOf(month(2), 27),
      1_094,
      ruth,
      `Apple. And tell me by ${inWords(dayOf(month(2), 30))} who else comes.`,
    ),
  ]
}

export function chatItems(chats: readonly Chat[], anchor: string): Item[] {
  return chats.flatMap(({ service, with: others, title, lines }) =>
    lines
      .filter(({ day }) => day <= anchor)
      .map(({ day, minutes, by, text }, order): Item => {
        const local = `${day}T${timeOf(minutes)}:00`
        const message: ChatMessage = {
          chat: title,
          local,
          author: by.name,
          text,
          kind: 'text',
          edited: false,
          file: null,
          service,
          at: `${local}.000Z`,
          sender: senderOf(by, service),
          fromMe: by === mara,
          people: others.map((other) => senderOf(other, service)),
          order,
        }
        return { kind: 'message', key: `sample:${service}:${title}:${local}:${order}`, message }
      }),
  )
}

const senderOf = ({ name, phone }: Player, service: string): string =>
  service === 'Messenger' ? name : phone
