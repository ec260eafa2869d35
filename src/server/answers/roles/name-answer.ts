import type { AskResponse, Citation, Step } from '#shared/answers.ts'
import type { RowPlaces } from '#server/workspace/source.ts'
import { speechOf } from '../language/language.ts'
import { fill } from '../language/fill-template.ts'
import { wordsOf } from '../language/words.ts'
import { wordsIn } from '../phrasing/phrasing.ts'
import type { Relatives } from './relatives.ts'

/** The documents and rows of records. */
export type Places = {
  places(userId: string, rows: readonly number[], most: number): Promise<RowPlaces[]>
}

/** The question who somebody with this name is, in the language of another question. */
export const whoIs = (name: string, question: string): string =>
  speechOf(wordsOf(question)).lexicon.language === 'de' ? `Wer ist ${name}?` : `Who is ${name}?`

/** The names of somebody's relatives, with the words of the cards that say so. */
export async function nameAnswer(
  workspaces: Places,
  userId: string,
  question: string,
  { kin, names }: Pick<Relatives, 'kin' | 'names'>,
): Promise<AskResponse | undefined> {
  const words = wordsIn(speechOf(wordsOf(question)).lexicon.language)
  const cards = new Map(kin.flatMap(({ card }) => (card ? [[card.says, card.recordId]] : [])))
  const ids = [...new Set(cards.values())]
  const found = ids.length > 0 ? await workspaces.places(userId, ids, ids.length) : []
  const citations = [...cards].flatMap(([quote, recordId]): Omit<Citation, 'number'>[] =>
    found.flatMap(({ documentId, documentName, rows }) =>
      rows.flatMap(({ id, locator }) =>
        id === recordId ? [{ documentId, documentName, quote, locator }] : [],
      ),
    ),
  )
  if (citations.length === 0) return undefined
  const listed = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(
    names.map((name) => `**${name.replaceAll('*', '')}**`),
  )
  const quotes = citations.map(
    ({ quote }, at) =>
      `${fill(words.notes.quoted, { word: quote.replaceAll('*', '') })} [${at + 1}]`,
  )
  const step: Step = { kind: 'read', title: 'Read the cards of contacts' }
  return {
    answer: [listed, ...quotes].join('\n\n'),
    queryType: 'personal',
    confidence: 0.9,
    followUpQuestions: [],
    citations: citations.map((citation, at) => ({ number: at + 1, ...citation })),
    steps: [step],
    found: true,
  }
}
