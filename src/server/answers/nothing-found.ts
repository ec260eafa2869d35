import type { AskResponse } from '#shared/answers.ts'
import type { DocumentView } from '#shared/documents.ts'
import type { Reading } from './plan/reading.ts'
import { wordsIn } from './phrasing/phrasing.ts'
import { fill } from './language/fill-template.ts'
import type { Words } from './phrasing/words.ts'

const stillReading = ({ notes }: Words, count: number) =>
  fill(count === 1 ? notes.oneUnread : notes.severalUnread, { count: String(count) })

/** "I", "my", "we": the question is about the person's own data. */
const isPersonal = ({ words }: Reading) =>
  words.some(({ folded }) =>
    /^(i|me|my|mine|we|us|our|ours|ich|mir|mich|mein(e[nmrs]?)?|wir|unser(e[nmrs]?)?)$/.test(
      folded,
    ),
  )

type Stored = {
  list(userId: string): Promise<{ page: DocumentView[] }>
  /** Whether nothing is stored at all, uploaded or from a source; else the list decides. */
  isEmpty?(userId: string): Promise<boolean>
}
type Asked = {
  userId: string
  reading: Reading
  /** Whether the search found passages. */
  hasHits: boolean
  /** Names in the question that do not occur in the person's data. */
  missing: readonly string[]
}

/** Says why nothing was found: no documents, one still being read, or general knowledge. */
export async function nothingFound(
  documents: Stored,
  { userId, reading, hasHits, missing }: Asked,
  answer: AskResponse,
): Promise<AskResponse> {
  const { page } = await documents.list(userId)
  const isOwn = isPersonal(reading)
  const words = wordsIn(reading.speech.lexicon.language)
  const { notFound, needsModel, noDocuments, unmentioned } = words.notes
  const unread = page.filter(({ status }) => status === 'processing').length
  if (unread > 0) return { ...answer, answer: `${answer.answer}\n\n${stillReading(words, unread)}` }
  const nothing = (await documents.isEmpty?.(userId)) ?? page.length === 0
  if (nothing && !hasHits) {
    const sentences = isOwn ? [noDocuments] : [needsModel, noDocuments]
    return {
      ...answer,
      answer: sentences.join('\n\n'),
      queryType: isOwn ? 'personal' : 'general',
      followUpQuestions: [],
    }
  }
  const [unknown] = missing
  if (isOwn && unknown !== undefined && answer.citations.length === 0) {
    return { ...answer, answer: `${notFound}\n\n${fill(unmentioned, { name: unknown })}` }
  }
  if (isOwn || hasHits) return answer
  return { ...answer, answer: `${notFound}\n\n${needsModel}`, queryType: 'general' }
}
