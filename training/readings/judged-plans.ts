import { appendFileSync } from 'node:fs'
import { answerFromTable, type TableAnswer } from '#server/answers/answer-table.ts'
import { indexCatalog } from '#server/answers/plan/catalog-index.ts'
import type { Features } from '#server/answers/plan/plan-features.ts'
import { plansOf } from '#server/answers/plan/plan-question.ts'
import { readQuestion } from '#server/answers/plan/reading.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'

/** The interpretations of one question, each with whether its answer is right. */
export type JudgedQuestion = {
  set: string
  /** Questions of one table or one person stay on one side of a split. */
  author: string
  question: string
  plans: { table: string; features: Features; isRight: boolean }[]
}

const mostPlans = 14

/** Answers every interpretation of a question, and judges each. */
export async function judgePlans(
  workspaces: Pick<Workspaces, 'query' | 'catalog' | 'places'>,
  { userId, question, today }: { userId: string; question: string; today: string },
  isRight: (answer: TableAnswer) => boolean,
): Promise<JudgedQuestion['plans']> {
  const reading = readQuestion(question, today)
  const index = indexCatalog(await workspaces.catalog(userId))
  const plans = plansOf(reading, index).slice(0, mostPlans)
  const judged: JudgedQuestion['plans'] = []
  for (const plan of plans) {
    const choice = { plan, equals: [], others: [] }
    const answer = await answerFromTable({ workspaces }, userId, {
      reading,
      choice,
      language: undefined,
    }).catch(() => undefined)
    judged.push({
      table: plan.table.name,
      features: plan.features,
      isRight: answer !== undefined && answer.found && isRight(answer),
    })
  }
  return judged
}

export const keep = (file: string, judged: JudgedQuestion): void =>
  appendFileSync(file, `${JSON.stringify(judged)}\n`)
