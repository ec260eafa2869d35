import type { AskResponse } from '#shared/answers.ts'
import { fold } from '#shared/fold.ts'
import { roleOfWord } from '#server/people/relations/role-words.ts'
import { sameKin } from '#server/people/relations/kin-words.ts'
import { sameTrade } from '#server/people/relations/trade-words.ts'
import type { Related } from '#server/people/relations/related.ts'
import { readReportedSpeech } from '../extract/reported-speech.ts'
import { askAsName, type Answers, type Asked } from './ask-as-name.ts'
import { isFamily, namesInRole, namesInTrade, type Meant } from './meant.ts'
import { asksName } from './asks-name.ts'
import { nameAnswer, whoIs, type Places } from './name-answer.ts'
import { unknownRelative, whichOfThem, whoIsMeant } from './not-clear.ts'
import { inPossessiveForm } from './possessive-form.ts'
import { readDescribed, type NamedTrade } from './read-described.ts'
import { asksForMessages, asksReportedSpeech, isFollowedByName, readRoles } from './read-roles.ts'
import { namesRelative, readRelatives, type Relatives } from './relatives.ts'

type People = { related(userId: string): Promise<Related> }

/**
 * Answers questions that refer to somebody by their role, trade or relatives: `mum`, `the plumber`,
 * `my brother's wife`.
 */
export function withRoles(answers: Answers, people: People, workspaces: Places): Answers {
  return {
    async ask(userId, question, options) {
      const text = inPossessiveForm(question.question)
      const named = readRoles(text)
      const trade = readDescribed(text)
      const isOfSomebody = named.length > 0 || trade !== undefined || namesRelative(text)
      if (question.literal || !isOfSomebody) return answers.ask(userId, question, options)
      const related = await people.related(userId)
      const asked: Asked = { answers, userId, question, text, options }
      const speech = readReportedSpeech(text)
      // "What did Mum ask me to get for Dad": her words for him are in what she wrote.
      const request = speech?.isRequest ? text.lastIndexOf(speech.about) : text.length
      const open = named.filter(
        (each) => each.start < request && !isFollowedByName(each, text, related.names),
      )
      const found = open.map((each) => ({ named: each, names: namesInRole(each, related) }))
      const isExchange = asksForMessages(text)
      // Banks may have no assigned role, and the word alone finds their mails.
      const unclear = found.find((each) => each.names.length !== 1 && each.named.role !== 'bank')
      if (unclear && isExchange && related.names.length > 0) {
        const isReported =
          unclear.names.length === 0 && (speech?.isRequest || asksReportedSpeech(text))
        const reported = isReported ? await answers.ask(userId, question, options) : undefined
        return reported?.found ? reported : reporting(asked, whoIsMeant(unclear, text))
      }
      const own = found.flatMap((each): Meant[] => {
        const [name, ...others] = each.names
        return name === undefined || others.length > 0 ? [] : [{ named: each.named, name }]
      })
      const [relatives] = readRelatives(text, own, related)
      if (relatives) return answerAboutRelatives(asked, relatives, own, related, workspaces)
      if (trade && !own.some(({ named: { end } }) => end > trade.start && end <= trade.end))
        return answerAboutTrade(asked, trade, related)
      if (own.length === 0) return answers.ask(userId, question, options)
      const [only] = own
      if (only && own.length === 1 && asksName(text, only.named) && !roleOfWord(only.name))
        return answerWithName(asked, only, related, workspaces)
      const isName = isExchange || trade || own.every(({ named: { role } }) => isFamily(role ?? ''))
      const first = await (isName ? askAsName(asked, own) : answers.ask(userId, question, options))
      // A bank may write "To Mama" where the question asks what she was sent.
      const isOfRows = first.sql !== undefined || !asksPaid.test(text) || asksReportedSpeech(text)
      if (first.found && isOfRows) return first
      const second = await (isName ? answers.ask(userId, question, options) : askAsName(asked, own))
      const words = own.flatMap(({ named: { role = '' } }) => sameKin(role))
      const isSurer = second.sql !== undefined && second.confidence > first.confidence
      if (first.found) return isSurer && mentions(second, words) ? second : first
      return second.found && (!trade || mentions(second, words)) ? second : first
    },
  }
}

const asksPaid =
  /(?<!\p{L})(?:how (?:much|often|many times)|wie ?viel|wie oft)(?!\p{L}).*(?<!\p{L})(?:sent|send|paid|pay|gave|given?|transfer(?:red)?|überwiesen|geschickt|gezahlt|gegeben)(?!\p{L})/iu

/** Whether what an answer cites contains one of the words for whom the question means. */
const mentions = ({ citations }: AskResponse, words: readonly string[]): boolean =>
  citations.some(({ quote }) => {
    const said = ` ${fold(quote).replaceAll(/[^\p{L}]+/gu, ' ')} `
    return words.some((word) => said.includes(` ${word.replaceAll('-', ' ')} `))
  })

/** The question as said, if the answer is about them: a relative's number is not one's own. */
async function askAsSaid(
  { answers, userId, question, options }: Asked,
  words: readonly string[],
): Promise<AskResponse | undefined> {
  const said = await answers.ask(userId, question, options)
  return said.found && mentions(said, words) ? said : undefined
}

function reporting({ options }: Asked, answer: AskResponse): AskResponse {
  for (const step of answer.steps) options?.onStep?.(step)
  return answer
}

async function answerAboutRelatives(
  asked: Asked,
  relatives: Relatives,
  own: readonly Meant[],
  { names: known }: Related,
  workspaces: Places,
): Promise<AskResponse> {
  const { text, userId } = asked
  const { names, word, typed } = relatives
  const [name, ...others] = names
  const isName = asksName(text, relatives)
  const said = async () => {
    const answer = await askAsSaid(asked, sameKin(word))
    // Names of relatives are in texts; a row of a table has other names.
    return isName && answer?.sql !== undefined ? undefined : answer
  }
  if (name === undefined) return (await said()) ?? reporting(asked, unknownRelative(typed, text))
  const named = () => nameAnswer(workspaces, userId, text, relatives)
  if (others.length > 0) {
    const all = isName ? await named() : await said()
    return reporting(asked, all ?? whichOfThem(relatives, names, text))
  }
  const rest = own.filter(({ named: { start } }) => start >= relatives.end)
  const meant = [{ named: relatives, name }, ...rest]
  if (!isName) {
    const first = await askAsName(asked, meant)
    return first.found ? first : ((await said()) ?? first)
  }
  // Their own card, if they have one, says more than their name.
  const row = known.includes(name)
    ? await askAsName({ ...asked, text: whoIs(name, text) }, [], meant)
    : undefined
  if (row?.found) return row
  const stated = await named()
  return stated ? reporting(asked, stated) : ((await said()) ?? askAsName(asked, meant))
}

async function answerWithName(
  asked: Asked,
  only: Meant,
  { kin = [], names }: Related,
  workspaces: Places,
): Promise<AskResponse> {
  const { text, userId } = asked
  const { name } = only
  const mine = kin.filter((each) => each.isMine && each.name === name)
  const stated = names.includes(name)
    ? undefined
    : await nameAnswer(workspaces, userId, text, { kin: mine, names: [name] })
  return stated
    ? reporting(asked, stated)
    : askAsName({ ...asked, text: whoIs(name, text) }, [], [only])
}

async function answerAboutTrade(
  asked: Asked,
  trade: NamedTrade,
  related: Related,
): Promise<AskResponse> {
  const { answers, userId, question, text, options } = asked
  const names = namesInTrade(trade, related)
  const [name, ...others] = names
  if (name === undefined) return answers.ask(userId, question, options)
  if (others.length > 0) return reporting(asked, whichOfThem(trade, names, text))
  const meant = [{ named: trade, name }]
  const first = asksName(text, trade)
    ? await askAsName({ ...asked, text: whoIs(name, text) }, [], meant)
    : await askAsName(asked, meant)
  return first.found ? first : ((await askAsSaid(asked, sameTrade(trade.word))) ?? first)
}
