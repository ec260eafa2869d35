import type { AskResponse } from '#shared/answers.ts'
import { t } from '#web/words/translate.ts'

type AnswerContent = Pick<AskResponse, 'answer' | 'citations'>

/** An answer to share: the question, the answer without markers, and its sources. */
export function answerAsText(question: string, { answer, citations }: AnswerContent): string {
  const plain = answer
    .replaceAll('**', '')
    .replace(/ ?\[\d{1,4}\](?=[\s\][.,]|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const sources = [...new Set(citations.map(({ documentName }) => documentName))]
  const from =
    sources.length === 0 ? [] : [t('Sources: {sources}', { sources: sources.join(', ') })]
  return [question.trim(), plain, ...from].join('\n\n')
}
