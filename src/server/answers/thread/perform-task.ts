import type { Step } from '#shared/answers.ts'
import { inContext } from '#server/answers/context/in-context.ts'
import { inZone } from '#server/workspace/in-zone.ts'
import type { AnswerDeps } from '../answer-deps.ts'
import { createAnswers } from '../ask.ts'
import { loadArithmetic } from '../calculate.ts'
import { readingsOfStatements } from '../model/readings-of-statements.ts'
import { indexCatalog } from '../plan/catalog-index.ts'
import { createSuggest } from '../suggest.ts'
import { askedPart } from './asked-part.ts'
import type { Reply, Task } from './messages.ts'
import { withAskedPart } from './with-asked-part.ts'

type TaskContext = {
  userId: string
  data: AnswerDeps
  signal: AbortSignal
  onStep: (step: Step) => void
}
type WithoutCall<R> = R extends unknown ? Omit<R, 'call'> : never
export type TaskReply = WithoutCall<Reply>

const timeZoneOf = (task: Task): string | undefined =>
  task.name === 'ask' ? task.question.timeZone : 'timeZone' in task ? task.timeZone : undefined

/** Does a task; all of its statements see the times of one zone. */
export async function performTask(task: Task, given: TaskContext): Promise<TaskReply> {
  const { userId, signal, onStep } = given
  const workspaces = inZone(given.data.workspaces, timeZoneOf(task))
  const data = { ...given.data, workspaces }
  const catalog = () => workspaces.catalog(userId)
  switch (task.name) {
    case 'ask': {
      const answers = withAskedPart(createAnswers(data))
      const answer = await answers.ask(userId, task.question, { signal, onStep })
      return { kind: 'answered', answer }
    }
    case 'suggest':
      return { kind: 'suggested', suggestions: await createSuggest(data)(userId, task.language) }
    case 'follow-up': {
      const { message, previous, today } = task
      const texts = [askedPart(message).text, askedPart(previous).text] as const
      const question = inContext(...texts, indexCatalog(await catalog()), today)
      return { kind: 'followed-up', ...(question === undefined ? {} : { question }) }
    }
    case 'readings': {
      const { statements, ...rest } = task
      const asked = { ...rest, question: askedPart(task.question).text, catalog: await catalog() }
      return { kind: 'read', readings: readingsOfStatements(asked, statements) }
    }
    case 'index':
      await catalog()
      return { kind: 'ready' }
    case 'load':
      await loadArithmetic()
      return { kind: 'ready' }
  }
}
