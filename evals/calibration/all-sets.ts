import { runChatAnswersEval } from '../texts/chat-answers.ts'
import { runDatabasesEval } from '../tables/databases.ts'
import { runSheetsEval } from '../tables/sheets.ts'
import { runTatqaEval } from '../texts/tatqa.ts'
import { runTextAnswersEval } from '../texts/text-answers.ts'

type Figures = { questions: number; wrongAbove80: number }

/**
 * How often answers with high confidence are wrong: in each set of questions, and in all of them
 * together.
 */
export async function calibrateSets(dataDir: string) {
  const [text, chats, reports] = [
    await runTextAnswersEval(),
    await runChatAnswersEval(dataDir),
    await runTatqaEval(dataDir),
  ]
  const sets: Record<string, Figures> = {
    'text answers': text,
    LoCoMo: chats,
    'TAT-QA': reports,
    ...(await runSheetsEval(dataDir)),
    ...(await runDatabasesEval(dataDir)),
  }
  const all = Object.values(sets)
  const questions = all.reduce((sum, set) => sum + set.questions, 0)
  const wrong = all.reduce((sum, set) => sum + set.questions * set.wrongAbove80, 0)
  for (const { calibration } of [text, chats, reports]) console.table(calibration)
  console.table(
    Object.entries(sets).map(([set, each]) => ({
      set,
      questions: each.questions,
      wrongAbove80: each.wrongAbove80.toFixed(3),
    })),
  )
  return { questions, wrongAbove80: wrong / Math.max(1, questions) }
}
