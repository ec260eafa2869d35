import type { AskRequest, AskResponse, Step } from '#shared/answers.ts'
import { isComputedInDocument, readDocumentTables } from './answer-grid.ts'
import { bornOf, withAge } from './answer-age.ts'
import { answerAlternative } from './answer-alternative.ts'
import { countedTo, withCount } from './answer-countdown.ts'
import { answerFromText, type TextAnswer, type TextHit } from './answer-text.ts'
import { answerUnderstood } from './answer-understood.ts'
import type { AnswerDeps } from './answer-deps.ts'
import { answerBeyondTables } from './beyond-tables.ts'
import { calculate } from './calculate.ts'
import { calculationAnswer } from './calculation-answer.ts'
import type { FittedAnswer } from './confidence/shown-confidence.ts'
import { tableConfidence } from './confidence/table-confidence.ts'
import { chooseTable, unmatchedNames } from './choose-source.ts'
import { documentNames } from './document-names.ts'
import { asksEveryTable, countRows } from './count-rows.ts'
import { followUpsKept, followUpsOfText, questionsAfter, shortFormsOf } from './follow-ups.ts'
import { betterOf, englishQuestion } from './english-question.ts'
import { languageOf, type Speech } from './language/language.ts'
import { speechFor } from './phrasing/phrasing.ts'
import { indexCatalog, type CatalogIndex } from './plan/catalog-index.ts'
import { momentIn, todayIn } from './plan/civil-date.ts'
import { isCovered } from './plan/covered.ts'
import { answerableQuestions } from './offering/try-questions.ts'
import { planQuestion, type PlanChoice } from './plan/plan-question.ts'
import { readQuestion, type Reading } from './plan/reading.ts'
import { withoutIdioms } from './plan/without-idioms.ts'
import { normalizeQuestion } from './normalize-question.ts'
import { withLikeness } from './likeness/likeness.ts'
import { nothingFound } from './nothing-found.ts'
import { isQuotablePassage } from './quotable-passage.ts'
import { answerCorrespondence } from './reasoning/correspondence.ts'
import { answerInSteps, conclusionStep } from './reasoning/in-steps.ts'
import { readCorrespondence } from './reasoning/read-correspondence.ts'
import { asMeant } from './spelling/as-meant.ts'
import {
  reportUnmatchedFigure,
  reportUnmatchedWords,
  unmatchedInRows,
  unmatchedWords,
} from './unmatched-words.ts'
import { answerRead } from './text/answer-read.ts'
import { isCorrected, withCorrections } from './readings/apply.ts'
import type { Corrected } from './readings/corrections.ts'

export type AskOptions = {
  signal?: AbortSignal
  /** Called with each step as it is taken. */
  onStep?: (step: Step) => void
}
export type Question = AskRequest & {
  reasoning?: boolean
  /** The user's corrections of what words mean. */
  corrections?: readonly Corrected[]
}

const passagesRead = 12
/** That there is nothing in a period that the data covers. */
const confidenceOfNone = 0.85
/** A less certain text is no answer where a table leaves a word out; the reader's is measured. */
const leastInsteadOfAsking = 0.65
const leastReadInsteadOfAsking = 0.45

type Context = {
  userId: string
  reading: Reading
  today: string
  /** The person's locale for dates and numbers. */
  language: string | undefined
  timeZone: string | undefined
  index: CatalogIndex
  hits: TextHit[]
  /** The hits, and passages that share no word with the question: the reader reads both. */
  passages: TextHit[]
  names: Map<string, string>
  /** How the answer is said, if not in the language of the reading. */
  said?: Speech
}

/** Answers questions from a person's own sheets and texts, with the evidence. */
export function createAnswers(deps: AnswerDeps) {
  const { search, workspaces, documents, reader, embed, now = () => new Date(), measured } = deps
  async function gather(userId: string, question: Question, signal?: AbortSignal) {
    const today = todayIn(now(), question.timeZone)
    const asked = withoutIdioms(question.question, today)
    const uncorrected = {
      ...readQuestion(asked, today),
      now: momentIn(now(), question.timeZone),
    }
    const reading = withCorrections(uncorrected, question.corrections ?? [])
    const fewest = reader ? passagesRead : 0
    const searchOptions = { limit: passagesRead, fewest, ...(signal && { signal }) }
    const [catalog, passages] = await Promise.all([
      workspaces.catalog(userId),
      search.search(userId, asked, searchOptions),
    ])
    const context: Context = {
      userId,
      reading,
      today,
      language: question.language,
      timeZone: question.timeZone,
      index: await withLikeness(indexCatalog(catalog, passages), reading, embed, signal),
      hits: passages.filter(({ isRelated = true }) => isRelated),
      passages,
      names: await documentNames(documents, userId, passages),
    }
    return context
  }

  async function fromTable(
    context: Context,
    choice: PlanChoice,
    signal?: AbortSignal,
  ): Promise<FittedAnswer> {
    const { userId, reading, index, today, language, said = reading.speech } = context
    const asked = { reading: { ...reading, speech: said }, choice, index, language }
    const table = (choice.plan.table.base ?? choice.plan.table).name
    const followUps = questionsAfter(reading, choice.plan)
    // Follow-ups are tried while the answer is looked up.
    const [{ result, matched, notes, source: _, ...answer }, followUpQuestions] = await Promise.all(
      [
        answerUnderstood({ workspaces }, userId, asked, signal),
        answerableQuestions(
          { workspaces },
          { userId, index, today, table, asked: choice.plan.query },
          followUps.map((each) => each.question),
          followUpsKept,
        ),
      ],
    )
    const { agg } = choice.plan.query.measure
    const outcome = { found: answer.found, rows: result.rows.length, matched }
    return {
      ...answer,
      answer: [answer.answer, ...notes].join('\n\n'),
      ...(answer.card
        ? { card: { ...answer.card, context: [...answer.card.context, ...notes] } }
        : {}),
      queryType: agg === 'lookup' || agg === 'list' || agg === 'exists' ? 'personal' : 'analytical',
      confidence: tableConfidence(choice, reading, outcome, measured),
      fitted: 'tables',
      followUpQuestions,
      ...shortFormsOf(followUps, followUpQuestions),
    }
  }

  const fromText = ({ reading, hits, names }: Context, text: TextAnswer): FittedAnswer => ({
    answer: text.answer,
    citations: text.citations,
    confidence: text.confidence,
    fitted: text.isRead ? 'texts' : undefined,
    found: text.found,
    queryType: 'personal',
    followUpQuestions: followUpsOfText(reading, hits, names),
    steps: text.steps,
  })

  /** An age, or the time until or since something, computed from a date in a table. */
  async function fromDay(context: Context, signal?: AbortSignal): Promise<AskResponse | undefined> {
    const { reading, index, today } = context
    const born = bornOf(reading.question)
    const counted = countedTo(reading.question)
    const question = born ?? counted?.question
    const asked = question === undefined ? undefined : readQuestion(question, today)
    const choice = asked && planQuestion(asked, index)
    if (!asked || !choice?.plan.table.records || choice.plan.unlinked.length > 0) return undefined
    const day = await fromTable({ ...context, reading: asked }, choice, signal)
    return counted
      ? withCount(day, counted, today, speechFor(languageOf(reading.question), context.language))
      : withAge(day, today, reading.question)
  }

  async function answerQuestion(context: Context, signal?: AbortSignal): Promise<FittedAnswer> {
    const { userId, reading, index, today, hits, passages, names } = context
    const manner = speechFor(reading.speech.lexicon.language, context.language)
    if (asksEveryTable(reading, index.tables)) {
      const counted = await countRows({ workspaces }, userId, index.tables, manner, signal)
      return { ...counted, followUpQuestions: [] }
    }
    const mails = readCorrespondence(reading, index)
    const exchanged =
      mails && (await answerCorrespondence({ workspaces }, userId, { asked: mails, index }, signal))
    if (exchanged) return { ...exchanged, followUpQuestions: [] }
    const beyond = await answerBeyondTables(deps, context, signal)
    if (beyond) return beyond
    const derived = await fromDay(context, signal)
    if (derived) return derived
    const choice = planQuestion(reading, index)
    const answered = (questions: string[]) =>
      answerableQuestions(
        { workspaces },
        { userId, index, today, least: 0 },
        questions,
        followUpsKept,
      )
    const asked = (of: PlanChoice) => ({ reading, choice: of, index, answered })
    const quotable = hits.filter((hit) => isQuotablePassage(hit, reading, index.tables))
    const readable = passages.filter((hit) => isQuotablePassage(hit, reading, index.tables))
    const read = await answerRead(reader, { reading, hits: readable, names }, signal)
    const quoted = answerFromText(reading, hits, names, quotable, read)
    const text = await readDocumentTables(search, context, quoted)
    const chosen = choice && (isCorrected(reading) ? choice : chooseTable(choice, text, reading))
    const unmatched = chosen ? unmatchedWords(chosen, reading) : []
    const asking = (choice: PlanChoice, unmatched: string[], leastText: number) => {
      const nearest = fromText(context, text)
      const least = text.isRead ? Math.min(leastText, leastReadInsteadOfAsking) : leastText
      if (text.found && text.confidence >= least) return nearest
      return reportUnmatchedWords(nearest, { ...asked(choice), unmatched })
    }
    if (chosen && unmatched.length > 0) return asking(chosen, unmatched, leastInsteadOfAsking)
    if (chosen) {
      const answer = await fromTable(context, chosen, signal)
      const leftOut = answer.found ? unmatchedInRows(chosen, reading, answer.confidence) : []
      if (leftOut.length > 0) return asking(chosen, leftOut, answer.confidence)
      if (answer.found) return answer
      const leastText = chosen.plan.table.senses?.titles === undefined ? 0 : leastInsteadOfAsking
      const isTold = text.found && text.confidence >= leastText
      if (isTold && text.isRead && !isCorrected(reading)) return fromText(context, text)
      const other = await answerAlternative(context, chosen, (given, instead) =>
        fromTable(given, instead, signal),
      )
      if (other) return other
      if (isCovered(chosen.plan, today) && !isTold)
        return { ...answer, found: true, confidence: confidenceOfNone, fitted: undefined }
      if (!text.found) return answer
    }
    const answer = fromText(context, text)
    if (text.found) return answer
    const meant = choice && (await reportUnmatchedFigure(answer, asked(choice)))
    if (meant) return meant
    const missing = choice ? unmatchedNames(choice, reading) : []
    return nothingFound(documents, { userId, reading, hasHits: hits.length > 0, missing }, answer)
  }

  /** A German question whose own words were not answered well is asked again in English. */
  async function answerInEither(question: Question, context: Context, signal?: AbortSignal) {
    const own = await answerQuestion(context, signal)
    const english = englishQuestion(context.reading, own)
    if (english === undefined) return own
    const again = await gather(context.userId, { ...question, question: english }, signal)
    const said = context.reading.speech
    return betterOf(own, await answerQuestion({ ...again, said }, signal))
  }

  /** Gathers the context for the question with its spelling corrected. */
  async function gatherMeant(userId: string, question: Question, signal?: AbortSignal) {
    const context = await gather(userId, question, signal)
    if (question.literal) return { question, context, corrections: [] }
    const texts = context.passages.map(({ text, path }) => [...path, text].join('\n'))
    const known = [...texts, ...context.names.values()]
    const { meant, corrections } = asMeant(question.question, context.index, known)
    if (meant === question.question) return { question, context, corrections }
    const read = { ...question, question: meant }
    return { question: read, context: await gather(userId, read, signal), corrections }
  }

  const steps = { workspaces, gather, answer: answerQuestion, ...(measured && { measured }) }

  return {
    async ask(
      userId: string,
      given: Question,
      { signal, onStep }: AskOptions = {},
    ): Promise<AskResponse> {
      const today = todayIn(now(), given.timeZone)
      const { normalized, spelled } = normalizeQuestion(given, today)
      const calculation = await calculate(normalized.question, today, given.language)
      if (calculation) {
        const calculated = calculationAnswer(calculation)
        for (const step of calculated.steps) onStep?.(step)
        return calculated
      }
      const { question, context, ...meant } = await gatherMeant(userId, normalized, signal)
      const corrections = [...spelled, ...meant.corrections]
      const title = `Searched your documents: ${context.hits.length} passages`
      const searched: Step = { kind: 'search', title }
      onStep?.(searched)
      const reported = new Set<Step>()
      const report = (step: Step) => {
        if (!reported.has(step)) onStep?.(step)
        reported.add(step)
      }
      const answer =
        ((await isComputedInDocument(search, context))
          ? undefined
          : await answerInSteps(steps, { question, context, report }, signal)) ??
        (await answerInEither(question, context, signal))
      for (const step of answer.steps) report(step)
      if (question.reasoning) report(conclusionStep(answer))
      // Includes the attempts that found nothing.
      return {
        ...answer,
        steps: [searched, ...reported],
        ...(corrections.length > 0 ? { spelling: corrections } : {}),
      }
    },
  }
}
