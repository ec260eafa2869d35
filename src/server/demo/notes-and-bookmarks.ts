import type { Item } from '#server/connectors/connector.ts'
import type { Note } from '#server/connectors/kinds/note.ts'
import { emptyPost } from '#server/connectors/kinds/post.ts'
import { mara } from './cast.ts'
import { addDays, dayOf, timeOf } from './days.ts'
import type { Plot } from './plot.ts'

/** Notes of her own, as a folder of Markdown. */
export function noteItems({ month, flightOut, book, anchor }: Plot): Item[] {
  const note = (title: string, day: string, text: string, labels: string[]): Note => ({
    service: 'Markdown',
    title,
    text,
    items: [],
    labels,
    createdAt: `${day}T20:10:00.000Z`,
    updatedAt: `${day}T20:40:00.000Z`,
    archived: false,
  })
  return [
    note(
      'Portfolio ideas',
      dayOf(month(7), 9),
      'Show fewer projects and more sketches. The [[Lisbon sketchbook]] could be a page of its own.',
      ['work'],
    ),
    note(
      'Lisbon sketchbook',
      addDays(flightOut, 4),
      'Tiles in the metro, the lift from below, washing lines. The tile museum closes on Mondays.',
      ['travel', 'drawing'],
    ),
    note(
      'Book club',
      dayOf(month(4), 25),
      `We talked about ${book.title} until midnight. Next time at Priya’s place; I bring olives.`,
      ['books'],
    ),
    note(
      'Balcony',
      addDays(anchor, -24),
      'The rosemary stays outside, the lemon tree comes in before the first frost.',
      ['home'],
    ),
  ].map((each): Item => ({ kind: 'note', key: `sample:markdown:${each.title}`, note: each }))
}

type Turn = readonly [question: string, answer: string]

/** What she asked an assistant. */
export function assistantItems({ anchor, month, flightOut }: Plot): Item[] {
  const talk = (chat: string, day: string, turns: readonly Turn[]): Item[] =>
    turns.flat().map((text, order): Item => {
      const isOwn = order % 2 === 0
      const local = `${day}T${timeOf(20 * 60 + order * 2)}:00`
      return {
        kind: 'message',
        key: `sample:assistant:${chat}:${order}`,
        message: {
          chat,
          chatId: `chatgpt ${chat}`,
          local,
          at: `${local}.000Z`,
          author: isOwn ? mara.name : 'ChatGPT',
          fromMe: isOwn,
          text,
          kind: 'text',
          edited: false,
          file: null,
          service: 'ChatGPT',
          order,
        },
      }
    })
  return [
    talk('Sourdough too dense', dayOf(month(8), 3), [
      [
        'My sourdough comes out dense. What am I doing wrong?',
        'Most likely it is proofed too short. Let the dough rise until it has grown by three quarters, and bake it with steam for the first twenty minutes.',
      ],
    ]),
    talk('Three days in Lisbon', addDays(flightOut, -12), [
      [
        'What should I draw in Lisbon?',
        'The yellow trams in Alfama, the tiled façades in Graça, and the river from the Miradouro da Senhora do Monte in the evening.',
      ],
      ['Which day is best for museums?', 'Any but Monday, when most of them are closed.'],
    ]),
    talk('Colour contrast', addDays(anchor, -19), [
      [
        'Is white text on #3a7d7c readable?',
        'Its contrast is about 4.8 to 1, which is enough for normal text.',
      ],
    ]),
  ].flat()
}

/** Pages that she bookmarked. */
export const bookmarkItems = ({ month, leaseEnds }: Plot): Item[] =>
  [
    ['Type specimens of the world', 'https://typespecimens.example/', dayOf(month(18), 4), 'Work'],
    ['Contrast checker', 'https://contrast.example/', dayOf(month(11), 22), 'Work'],
    ['Lentil soup, slowly', 'https://slowsoups.example/lentil', dayOf(month(3), 30), 'Recipes'],
    [
      'Renewing a lease: what to ask',
      'https://renters.example/renewal',
      addDays(leaseEnds, -170),
      'Home',
    ],
  ].map(([title = '', url = '', day = '', about = '']): Item => ({
    kind: 'post',
    key: `sample:bookmark:${url}`,
    post: {
      ...emptyPost,
      service: 'Browser',
      kind: 'bookmark',
      title,
      url,
      about,
      at: `${day}T18:00:00.000Z`,
    },
  }))
