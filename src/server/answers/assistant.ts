import type { AskResponse, Step } from '#shared/answers.ts'
import type { LanguageModels } from '#server/models/language/language-models.ts'
import { modelFailure } from '#server/models/language/failure.ts'
import { inZone } from '#server/workspace/in-zone.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import type { AskOptions, Question } from './ask.ts'
import { documentNames, type FindDocuments } from './document-names.ts'
import { wordsOf } from './language/words.ts'
import { todayIn } from './plan/civil-date.ts'
import { askModel, type ModelDeps } from './model/ask-model.ts'
import type { ToolDeps } from './model/tools.ts'
import { askedPart } from './thread/asked-part.ts'
import { correctionsFor } from './readings/corrections.ts'

type BuiltIn = {
  ask(userId: string, question: Question, options?: AskOptions): Promise<AskResponse>
  readingsOf: ModelDeps['readingsOf']
}
type Deps = {
  builtIn: BuiltIn
  languageModels: Pick<LanguageModels, 'of'>
  search: ToolDeps['search']
  workspaces: Pick<Workspaces, 'query' | 'catalog'>
  documents: FindDocuments
  now?: () => Date
  /** Time limit of a model; by default longer if it reasons. */
  timeMs?: number
}
export type AssistantOptions = AskOptions & {
  onText?: (text: string) => void
  before?: readonly { question: string; answer: string }[]
  /** The follow-up as written, for a model that knows the conversation. */
  asWritten?: string
}

/** Answers with the person's language model if there is one, and can always answer without. */
export function createAssistant(deps: Deps) {
  const { builtIn, languageModels, search, workspaces, documents, now = () => new Date() } = deps

  const namesOf: ToolDeps['namesOf'] = (userId, hits) => documentNames(documents, userId, hits)

  async function withModel(
    userId: string,
    question: Question,
    options: AssistantOptions,
  ): Promise<AskResponse | Step | undefined> {
    const { signal = new AbortController().signal, onStep, onText, before, asWritten } = options
    const model = await languageModels.of(userId)
    if (!model) return undefined
    try {
      const tables = inZone(workspaces, question.timeZone)
      return await askModel(
        {
          model,
          search,
          workspaces: tables,
          namesOf,
          readingsOf: builtIn.readingsOf,
          timeMs: deps.timeMs,
        },
        {
          userId,
          question: asWritten ?? question.question,
          meant: question.question,
          corrections: correctionsFor(
            wordsOf(askedPart(question.question).text),
            question.corrections ?? [],
          ),
          today: todayIn(now(), question.timeZone),
          catalog: await tables.catalog(userId),
          reasoning: question.reasoning ?? false,
          ...(before ? { before } : {}),
        },
        { signal, onStep, onText },
      )
    } catch (error) {
      signal.throwIfAborted()
      return {
        kind: 'check',
        title: 'Answered without the language model',
        detail: modelFailure(error),
      }
    }
  }

  return {
    async ask(
      userId: string,
      question: Question,
      options: AssistantOptions = {},
    ): Promise<AskResponse> {
      const answer = await withModel(userId, question, options)
      if (answer && 'answer' in answer) return answer
      if (answer) options.onStep?.(answer)
      const own = await builtIn.ask(userId, question, options)
      return answer ? { ...own, steps: [answer, ...own.steps] } : own
    },
  }
}
