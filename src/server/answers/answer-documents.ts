import type { AskResponse } from '#shared/answers.ts'
import type { DocumentView } from '#shared/documents.ts'
import { dayText } from '#shared/written.ts'
import { cite, type TextHit } from './answer-text.ts'
import type { FindDocuments } from './document-names.ts'
import type { DocumentsAsked } from './documents-asked.ts'
import { translationsFrom } from '#server/translation/translations.ts'
import { fill } from './language/fill-template.ts'
import { stem } from './language/stem.ts'
import { wordsOf } from './language/words.ts'
import type { Reading } from './plan/reading.ts'
import { speechFor } from './phrasing/phrasing.ts'

type Deps = {
  search: (question: string) => Promise<TextHit[]>
  documents: FindDocuments & { list(userId: string): Promise<{ page: DocumentView[] }> }
}
type Asked = {
  userId: string
  asked: DocumentsAsked
  reading: Reading
  language: string | undefined
}
type Answer = Omit<AskResponse, 'followUpQuestions'>

const shownDocuments = 20
/** The first page of the list: there may be more. */
const fullPage = 100

/** Mails and messages are no documents for somebody who asks for documents. */
const isDocument = ({ source }: DocumentView) =>
  source === undefined || source.type === 'google' || source.type === 'notes'

async function allDocuments(
  { documents }: Deps,
  asked: Asked,
  isCounted: boolean,
): Promise<Answer> {
  const { words, locale } = speechFor(asked.reading.speech.lexicon.language, asked.language)
  const { page } = await documents.list(asked.userId)
  const isFull = page.length >= fullPage
  const count = isFull ? `${page.length}+` : String(page.length)
  const said = words.documents
  const sentence = fill(page.length === 1 ? said.one : said.owned, { count })
  const rows = page.map(({ originalName, uploadedAt }) => [originalName, uploadedAt.slice(0, 10)])
  const lines = rows
    .slice(0, shownDocuments)
    .map(
      ([name = '', day = ''], at) =>
        `${at + 1}. **${name.replaceAll('*', '')}**, ${dayText(day, locale ?? words.language, 'long')}`,
    )
  return {
    answer: [sentence, ...(page.length > 0 ? [lines.join('\n')] : [])].join('\n\n'),
    ...(isCounted ? { card: { figure: count, sentence, context: [] } } : {}),
    queryType: 'personal',
    confidence: 0.97,
    found: true,
    citations: [],
    table: { columns: [said.name, said.added], rows, total: rows.length },
    steps: [],
  }
}

/** English words for German ones, as documents are often in English. */
const meaningsOf = (text: string) =>
  wordsOf(text).flatMap(({ folded }) => translationsFrom('de', folded))

const stemsIn = (text: string) => new Set(wordsOf(text).map(({ stem: each }) => each))

/** The named document comes first, then those whose text says the words, as found. */
function ranked(
  { about, language }: { about: string; language: string },
  hits: readonly TextHit[],
  views: Map<string, DocumentView>,
) {
  const wanted = wordsOf(about)
    .map(({ folded }) => folded)
    .filter((word) => word.length > 2)
    .map((word) =>
      [word, ...(language === 'de' ? translationsFrom('de', word) : [])].map((form) => stem(form)),
    )
  const shareIn = (text: string) => {
    const said = stemsIn(text)
    const held = wanted.filter((forms) => forms.some((form) => said.has(form)))
    return held.length / Math.max(1, wanted.length)
  }
  const found = new Map<string, { hit: TextHit; view: DocumentView; named: number; said: number }>()
  for (const hit of hits) {
    const view = views.get(hit.documentId)
    if (!view || !isDocument(view)) continue
    const said = shareIn([...hit.path, hit.text].join(' '))
    const known = found.get(hit.documentId)
    if (known && known.said >= said) continue
    found.set(hit.documentId, { hit, view, named: shareIn(view.originalName), said })
  }
  return [...found.values()]
    .filter(({ named, said }) => Math.max(named, said) === 1)
    .toSorted((a, b) => b.named - a.named)
}

async function someDocuments(
  { search, documents }: Deps,
  { userId, asked, reading, language }: Asked & { asked: { of: 'some' } },
): Promise<Answer | undefined> {
  const { language: spoken } = reading.speech.lexicon
  const meanings = spoken === 'de' ? meaningsOf(asked.about) : []
  const hits = await search([asked.about, ...meanings].join(' '))
  const views = await documents.findMany(userId, [...new Set(hits.map((hit) => hit.documentId))])
  const all = ranked({ about: asked.about, language: spoken }, hits, views).filter(
    ({ named }) => !asked.isByName || named === 1,
  )
  const found = asked.isOne ? all.slice(0, 1) : all
  if (found.length === 0) return undefined
  const { words } = speechFor(spoken, language)
  const names = new Map([...views].map(([id, { originalName }]) => [id, originalName]))
  const citations = found.map(({ hit }, at) => cite(hit, at + 1, hit.text, names))
  const lines = found.map(
    ({ view }, at) => `${at + 1}. **${view.originalName.replaceAll('*', '')}** [${at + 1}]`,
  )
  const [first] = found
  const slots = { count: String(found.length), what: asked.about }
  const sentence =
    found.length === 1 && first
      ? `**${first.view.originalName.replaceAll('*', '')}** [1]`
      : fill(words.documents.about, slots)
  return {
    answer: found.length === 1 ? sentence : [sentence, lines.join('\n')].join('\n\n'),
    queryType: 'personal',
    confidence: first?.named === 1 ? 0.9 : 0.75,
    found: true,
    citations,
    steps: [],
  }
}

/** Answers a question for documents; undefined if none fits. */
export const answerDocuments = async (deps: Deps, asked: Asked): Promise<Answer | undefined> =>
  asked.asked.of === 'all'
    ? await allDocuments(deps, asked, asked.asked.isCounted)
    : await someDocuments(deps, { ...asked, asked: asked.asked })
