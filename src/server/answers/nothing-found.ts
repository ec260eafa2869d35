import type { AskResponse } from '#shared/answers.ts'
import type { DocumentView } from '#shared/documents.ts'
import { notFound } from './answer-text.ts'
import type { Reading } from './plan/reading.ts'

const noModel =
  'This is a question of general knowledge. Answering it needs a language model, and none is set up here; without one I answer from your own documents, and calculate.'
const nothingYet =
  'You have not added any documents yet. Upload PDF, Excel, CSV, Word or text files, for example bank statements, contracts or invoices, and ask again.'

const stillReading = (count: number) =>
  count === 1
    ? 'One of your documents is still being read. Please ask again in a moment.'
    : `${count} of your documents are still being read. Please ask again in a moment.`

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
  const unread = page.filter(({ status }) => status === 'processing').length
  if (unread > 0) return { ...answer, answer: `${answer.answer}\n\n${stillReading(unread)}` }
  const nothing = (await documents.isEmpty?.(userId)) ?? page.length === 0
  if (nothing && !hasHits) {
    const sentences = isOwn ? [nothingYet] : [noModel, nothingYet]
    return {
      ...answer,
      answer: sentences.join('\n\n'),
      queryType: isOwn ? 'personal' : 'general',
      followUpQuestions: [],
    }
  }
  const [unknown] = missing
  if (isOwn && unknown !== undefined && answer.citations.length === 0) {
    return { ...answer, answer: `${notFound}\n\nNothing in them mentions “${unknown}”.` }
  }
  if (isOwn || hasHits) return answer
  return { ...answer, answer: `${notFound}\n\n${noModel}`, queryType: 'general' }
}
