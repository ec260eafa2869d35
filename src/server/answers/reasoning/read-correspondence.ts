import type { CatalogIndex } from '../plan/catalog-index.ts'
import type { IndexedTable } from '../plan/indexed-table.ts'
import { planTable } from '../plan/plan-question.ts'
import type { Plan } from '../plan/plan.ts'
import { readQuestion } from '../plan/reading.ts'
import type { Reading } from '../plan/reading.ts'
import { isByOthers } from '../plan/senses.ts'
import { withCorrections } from '../readings/apply.ts'

export type Way = 'sent' | 'received' | 'both'
/** A channel of mails or chat messages, with the plan for the question. */
export type Channel = { kind: 'mails' | 'messages'; reading: Reading; plan: Plan }
export type Correspondence = { channels: Channel[]; way: Way } & (
  | { asks: 'who'; limit: number; direction: 'asc' | 'desc' }
  | { asks: 'how many' }
)

const mailWords = /^(e?mails?|(e?mail|mail)(ed|e|st|t)|inbox|posteingang)$/
const chatWords =
  /^(texts?|texted|texting|sms|whats ?apps?|imessages?|telegram|signal|chats?|chatted|chatten|chatte|gechattet|chatnachrichten)$/
const eitherWords = /^(messages?|messaged|messaging|nachrichten|nachricht)$/
const exchange =
  /^(exchange[ds]?|touch|contact|correspond|communicate|talk|talked|talking|speak|spoken|swap|ausgetauscht|austausche|kontakt|unterhalte|rede|korrespondiere|verbindung)$/
const receive =
  /^(get|got|receive[ds]?|hear|heard|bekomme|bekommen|bekam|erhalte|erhalten|kriege|hore|gehort)$/
const write =
  /^(write|writes|wrote|written|writing|send|sends|sent|reply|replied|schreibe|schreiben|geschrieben|schreibt|schrieb|schicke|schickt|schicken|geschickt|sende|sendet|gesendet)$/

type Words = Reading['words']
const says = (words: Words, pattern: RegExp) => words.some(({ folded }) => pattern.test(folded))

function wayOf({ words, asked }: Reading): Way {
  const by = words[(asked?.from ?? 0) - 1]?.folded ?? ''
  const isWith = by === 'with' || by === 'mit' || /^(with|mit)$/.test(words.at(-1)?.folded ?? '')
  if (says(words, exchange) || isWith) return 'both'
  const isMine = !isByOthers(words)
  if (says(words, receive) || !isMine) return 'received'
  return 'sent'
}

/** The channels that a question names; both if it names neither or both. */
function kindsOf(words: Words): Channel['kind'][] {
  const [isMail, isChat] = [says(words, mailWords), says(words, chatWords)]
  if (isMail === isChat) return ['messages', 'mails']
  return isMail ? ['mails'] : ['messages']
}

const tableNames = { mails: 'emails', messages: 'messages' } as const
const noun = /\b(messages?|nachrichten?|e-?mails?|texts?)\b/giu

/** The question restricted to one channel, with the user's corrections. */
function channelOf(
  { question, today, corrections = [] }: Reading,
  kind: Channel['kind'],
  table: IndexedTable,
): Channel | undefined {
  const uncorrected = readQuestion(question.replace(noun, kind), today)
  const reading = withCorrections(uncorrected, corrections)
  const [plan] = planTable(reading, table)
  return plan && { kind, reading, plan }
}

/** Whether the user chose a table for the rows. */
const saysTable = ({ corrections = [] }: Reading) =>
  corrections.some(({ isSent, choice }) => isSent && choice.kind === 'table')

const limitOf = ({ top, words, asked }: Reading): number =>
  top?.limit ?? (says(words.slice(asked?.to ?? 0), /^(people|persons|leute|personen)$/) ? 5 : 1)

const periodOf = ({ plan }: Channel) => plan.query.filters.find((filter) => filter.op === 'period')

/** "In September" is the same September for both: the latest in which either has rows. */
function ofOneTime(channels: readonly Channel[]): Channel[] {
  const [latest] = channels
    .flatMap((channel) => periodOf(channel) ?? [])
    .toSorted((a, b) => (b.from ?? b.to ?? '').localeCompare(a.from ?? a.to ?? ''))
  return channels.map((channel) => {
    const { plan } = channel
    const own = periodOf(channel)
    if (!own || !latest) return channel
    const filters = plan.query.filters.map((filter) =>
      filter === own ? { ...latest, column: own.column } : filter,
    )
    return { ...channel, plan: { ...plan, query: { ...plan.query, filters } } }
  })
}

/** "Who do I write to most", "how many messages did I get from Dana": over mails and chats. */
export function readCorrespondence(
  reading: Reading,
  index: CatalogIndex,
): Correspondence | undefined {
  const { words, asked, mostOf, frequent, top, howMany, times } = reading
  const isDeed = [write, receive, exchange, eitherWords, mailWords, chatWords].some((pattern) =>
    says(words, pattern),
  )
  const isWho =
    asked?.value === 'who' ||
    says(words.slice(asked?.to ?? 0, (asked?.to ?? 0) + 4), /^(person|people|leute|personen)$/)
  const ranked = mostOf ?? frequent ?? top
  const isRank = isWho && ranked !== undefined
  const isCount = (howMany ?? times) !== undefined && !isRank
  if (!isDeed || (!isRank && !isCount) || reading.superlatives.length > 0) return undefined
  if (saysTable(reading)) return undefined
  // Comparisons and groups are left to the planner.
  if (reading.compare || reading.comparative || reading.groupCues.length > 0) return undefined
  const kinds = kindsOf(words)
  const channels = kinds.flatMap((kind): Channel[] => {
    const table = index.tables.find(({ name, records }) => records && name === tableNames[kind])
    const channel = table && channelOf(reading, kind, table)
    return channel ? [channel] : []
  })
  if (channels.length === 0) return undefined
  const way = wayOf(reading)
  if (isRank) {
    const value = mostOf?.value ?? 'desc'
    return {
      asks: 'who',
      channels: ofOneTime(channels),
      way,
      limit: limitOf(reading),
      direction: value,
    }
  }
  // The planner reads a single channel better.
  if (channels.length < 2) return undefined
  return { asks: 'how many', channels: ofOneTime(channels), way }
}
