import type { AskResponse, SpellingCorrection, Step } from '#shared/answers.ts'
import { roleText } from '#shared/relation-text.ts'
import type { Related } from '#server/people/people.ts'
import type { Kinship } from '#server/people/relations/kinship.ts'
import type { AssistantOptions } from '../assistant.ts'
import { speechOf } from '../language/language.ts'
import { wordsOf } from '../language/words.ts'
import { wordsIn } from '../phrasing/phrasing.ts'
import { fill } from '../language/fill-template.ts'
import type { Question } from '../ask.ts'
import {
  asksForMessages,
  asksReportedSpeech,
  isFollowedByName,
  readKin,
  readRoles,
  type NamedKin,
  type NamedRole,
  type RoleMention,
} from './read-roles.ts'

type Answers = {
  ask(userId: string, question: Question, options?: AssistantOptions): Promise<AskResponse>
}
type People = { related(userId: string): Promise<Related> }

/** Family members are usually named by role; landlords and doctors also appear in documents. */
const calledSo =
  /^(?:mother|father|sister|brother|daughter|son|wife|husband|partner|grand|aunt|uncle|niece|nephew|cousin)/

/** Answers questions that refer to somebody by their role: `mum`, `my boss`. */
export function withRoles(answers: Answers, people: People): Answers {
  return {
    async ask(userId, question, options) {
      const named = question.literal ? [] : readRoles(question.question)
      const ofOthers = question.literal ? [] : readKin(question.question)
      if (named.length + ofOthers.length === 0) return answers.ask(userId, question, options)
      const { roles, kin = [], names } = await people.related(userId)
      const open = named.filter((each) => !isFollowedByName(each, question.question, names))
      const found = open.map((each) => ({
        named: each,
        names: roles.flatMap(({ role, name }) => (role === each.role ? [name] : [])),
      }))
      const isExchange = asksForMessages(question.question)
      // Banks may have no assigned role, and the word alone finds their mails.
      const unclear = found.find((each) => each.names.length !== 1 && each.named.role !== 'bank')
      if (unclear && isExchange && names.length > 0) {
        const isReported = unclear.names.length === 0 && asksReportedSpeech(question.question)
        const reported = isReported ? await answers.ask(userId, question, options) : undefined
        return reported?.found ? reported : whoIsMeant(unclear, question.question, options)
      }
      const own = found.flatMap((each): Meant[] => {
        const [name, ...others] = each.names
        return name === undefined || others.length > 0 ? [] : [{ named: each.named, name }]
      })
      const relatives = ofOthers.flatMap((each): Meant[] => {
        const name = relativeOf(each, { kin, names })
        return name === undefined ? [] : [{ named: each, name }]
      })
      const meant = [...own, ...relatives].toSorted((a, b) => a.named.start - b.named.start)
      if (meant.length === 0) return answers.ask(userId, question, options)
      const asName = () => askAsName(answers, userId, { question, meant, options })
      const asSaid = () => answers.ask(userId, question, options)
      const isName = isExchange || meant.every(({ named: { role } }) => calledSo.test(role))
      const first = await (isName ? asName() : asSaid())
      if (first.found) return first
      const second = await (isName ? asSaid() : asName())
      return second.found ? second : first
    },
  }
}

type Meant = { named: RoleMention; name: string }

/** The only person in a role to somebody; undefined if several people have that first name. */
function relativeOf(
  { role, of }: NamedKin,
  { kin, names }: { kin: readonly Kinship[]; names: readonly string[] },
): string | undefined {
  const isNamed = (name: string) =>
    name
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .includes(of.toLowerCase())
  const [name, ...others] = new Set(
    kin.flatMap((each) => (each.role === role && isNamed(each.of) ? [each.name] : [])),
  )
  return others.length > 0 || names.filter(isNamed).length > 1 ? undefined : name
}

async function askAsName(
  answers: Answers,
  userId: string,
  given: { question: Question; meant: readonly Meant[]; options: AssistantOptions | undefined },
): Promise<AskResponse> {
  const { question, meant, options } = given
  let text = question.question
  for (const { named, name } of meant.toReversed()) {
    const owned = named.isOwner ? `${name}’s` : name
    text = `${text.slice(0, named.start)}${owned}${text.slice(named.end)}`
  }
  const read = meant.map(({ named: { typed, isOwner }, name }): SpellingCorrection => ({
    typed: isOwner ? typed.replace(/['’]?s$/, '') : typed,
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
      ...read.filter(({ typed, read: name }) => typed !== name),
      ...(answer.spelling ?? []),
    ],
  }
}

/** If nobody or several people have the role, asks the person to say who. */
function whoIsMeant(
  { named: { role, typed }, names }: { named: NamedRole; names: readonly string[] },
  question: string,
  options: AssistantOptions | undefined,
): AskResponse {
  const step: Step = { kind: 'check', title: 'Not clear who is meant' }
  options?.onStep?.(step)
  const { language, notes } = wordsIn(speechOf(wordsOf(question)).lexicon.language)
  const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    names.map((name) => `**${name}**`),
  )
  const answer = fill(names.length === 0 ? notes.unknownRole : notes.severalInRole, {
    role: roleText(role),
    typed,
    count: String(names.length),
    names: listed,
  })
  return {
    answer,
    queryType: 'personal',
    confidence: 0.1,
    followUpQuestions: [],
    citations: [],
    steps: [step],
    found: false,
  }
}
