import type { AskResponse, SpellingCorrection, Step } from '#shared/answers.ts'
import type { AssistantOptions } from '../assistant.ts'
import type { Question } from '../ask.ts'
import type { Meant } from './meant.ts'

export type Answers = {
  ask(userId: string, question: Question, options?: AssistantOptions): Promise<AskResponse>
}
export type Asked = {
  answers: Answers
  userId: string
  question: Question
  /** The question in the form in which it was read. */
  text: string
  options: AssistantOptions | undefined
}

/** Asks with people's names instead of the words that stand for them. */
export async function askAsName(
  { answers, userId, question, text: read, options }: Asked,
  replaced: readonly Meant[],
  meant: readonly Meant[] = replaced,
): Promise<AskResponse> {
  let text = read
  for (const { named, name } of replaced.toSorted((a, b) => b.named.start - a.named.start)) {
    const owned = named.isOwner ? `${name}’s` : name
    text = `${text.slice(0, named.start)}${owned}${text.slice(named.end)}`
  }
  const corrections = meant.map(({ named: { typed, isOwner }, name }): SpellingCorrection => ({
    typed: isOwner ? typed.replace(/['’]?s?$/, '') : typed,
    read: name,
    isPerson: true,
  }))
  const step: Step = { kind: 'understand', title: 'Read who is meant', detail: text }
  options?.onStep?.(step)
  // A language model receives the question with the name filled in.
  const asWritten = options?.asWritten === question.question ? { asWritten: text } : {}
  const answer = await answers.ask(
    userId,
    { ...question, question: text },
    options && { ...options, ...asWritten },
  )
  return {
    ...answer,
    steps: [step, ...answer.steps],
    spelling: [
      ...corrections.filter(({ typed, read: name }) => typed !== name),
      ...(answer.spelling ?? []),
    ],
  }
}
