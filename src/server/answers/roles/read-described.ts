import { isTrade } from '#server/people/relations/trade-words.ts'

/** Words of a question for somebody's trade or part: "the plumber's number". */
export type NamedTrade = {
  start: number
  end: number
  typed: string
  isOwner: boolean
  word: string
}

const determiner = String.raw`(?:the|my|our|der|die|das|dem|den|des|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?)`
const trade = String.raw`(?<trade>\p{L}[\p{L}-]+)`
const trades = String.raw`(?<trade>\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?)`
const detail = String.raw`(?:(?:mobile|cell|phone|telephone|landline|home|work|office|business|contact|e-?mail|postal|street) )*(?:mobile|cell|phone|telephone|landline|number|numbers|no|contact details|details|e-?mail|address|birthday|postcode|website|name)`
const german = String.raw`(?:\p{L}*(?:nummer|adresse|mail|handy|telefon|geburtstag|name|anschrift))`
const closing = String.raw`(?= ?(?:please|again|bitte|nochmal)?[\s?.!]*$)`
/** Questions for a detail that cards have. */
const details = [
  `${determiner} ${trades}(?<owned>['’]s)(?= ${detail}(?!\\p{L}))`,
  `(?<=^(?:what['’]?s |what is )?)${trade}(?<owned>['’]s)(?= ${detail}${closing})`,
  `(?<=(?<!\\p{L})${detail} (?:of|for) )${determiner} ${trades}${closing}`,
  `(?<=${german} )(?:vom|(?:von )?${determiner}) ${trade}${closing}`,
  `(?<=^wann hat )${determiner} ${trade}(?= geburtstag)`,
].map((frame) => new RegExp(frame, 'iu'))
/** Questions that are as often about a thing, or somebody in a document. */
const open = [
  `(?<=^how old (?:is|are) )${determiner} ${trades}${closing}`,
  `(?<=^where (?:does|do) )${determiner} ${trades}(?= live(?!\\p{L}))`,
  `(?<=^what(?:['’]?s| is) )${determiner} ${trades}(?= called[\\s?.!]*$)`,
  `(?<=^who(?:['’]?s| is) )${determiner} ${trades}${closing}`,
  `(?<=^(?:wie alt ist|wer ist|wie hei(?:ß|ss)t|wo wohnt) )${determiner} ${trade}${closing}`,
].map((frame) => new RegExp(frame, 'iu'))

/** What stands for somebody of a trade, if the question asks for their details. */
export function readDescribed(question: string): NamedTrade | undefined {
  for (const frame of [...details, ...open]) {
    const found = frame.exec(question)
    const { trade: word = '', owned } = found?.groups ?? {}
    if (!found || word === '' || (open.includes(frame) && !isTrade(word))) continue
    const [typed] = found
    const start = found.index
    return { start, end: start + typed.length, typed, isOwner: owned !== undefined, word }
  }
  return undefined
}
