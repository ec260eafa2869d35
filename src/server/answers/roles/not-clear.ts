import type { AskResponse, Step } from '#shared/answers.ts'
import { roleText } from '#shared/relation-text.ts'
import { speechOf } from '../language/language.ts'
import { fill } from '../language/fill-template.ts'
import { wordsOf } from '../language/words.ts'
import { wordsIn } from '../phrasing/phrasing.ts'
import type { NamedRole } from './read-roles.ts'

const wordsFor = (question: string) => wordsIn(speechOf(wordsOf(question)).lexicon.language)

const listOf = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names.map((name) => `**${name}**`))

const notClear = (answer: string, followUpQuestions: string[] = []): AskResponse => {
  const step: Step = { kind: 'check', title: 'Not clear who is meant' }
  return {
    answer,
    queryType: 'personal',
    confidence: 0.1,
    followUpQuestions,
    citations: [],
    steps: [step],
    found: false,
  }
}

/** If nobody or several people have the role, asks the person to say who. */
export function whoIsMeant(
  { named: { role, typed }, names }: { named: NamedRole; names: readonly string[] },
  question: string,
): AskResponse {
  const { language, notes } = wordsFor(question)
  return notClear(
    fill(names.length === 0 ? notes.unknownRole : notes.severalInRole, {
      role: roleText(role),
      typed,
      count: String(names.length),
      names: listOf(names, language),
    }),
  )
}

const offered = 3

type Words = { typed: string; start: number; end: number; isOwner: boolean }

/** If words fit several people, offers the question with each name. */
export function whichOfThem(
  { typed, start, end, isOwner }: Words,
  names: readonly string[],
  question: string,
): AskResponse {
  const { language, notes } = wordsFor(question)
  const answer = fill(notes.severalMeant, {
    typed: isOwner ? typed.replace(/['’]s?$/, '') : typed,
    count: String(names.length),
    names: listOf(names, language),
  })
  const withName = (name: string) =>
    `${question.slice(0, start)}${isOwner ? `${name}’s` : name}${question.slice(end)}`
  return notClear(answer, names.slice(0, offered).map(withName))
}

/** If nobody is known as somebody's relative. */
export const unknownRelative = (typed: string, question: string): AskResponse =>
  notClear(fill(wordsFor(question).notes.unknownRelative, { typed: typed.replace(/['’]s?$/, '') }))
