import { createMerchantFinder } from '#server/merchants/known-merchants.ts'
import { plainWords } from '#server/merchants/plain-words.ts'
import type { IndexedTable } from './indexed-table.ts'
import { kindsOf } from './money-direction.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

type Service = { says: RegExp; suppliers: RegExp }

/** Words in names of suppliers, and suppliers whose names say nothing. */
const electricity = new RegExp(
  String.raw`^(?:electric\w*|elec|elect|ele|power|pwr|energy|energie\w*|strom\w*|stadtwerke|light|lighting|hydro|` +
    'eon|edf|octopus|ovo|sse|npower|utilita|ecotricity|agl|ergon|ausgrid|genesis|mercury|meridian|eskom|tneb|bescom|msedcl|' +
    'mahadiscom|bses|enmax|epcor|vattenfall|enbw|yello|naturstrom|lichtblick|srp|aps|pepco|comed|smud|ladwp)$',
)

const services: readonly Service[] = [
  { says: /^(?:electric|electricity|power|strom|stromrechnung\w*)$/, suppliers: electricity },
  { says: /^(?:gas|gasrechnung\w*)$/, suppliers: /^(?:gas|gaswerke?|propane|gaz)$/ },
  { says: /^(?:water|wasser|wasserrechnung\w*)$/, suppliers: /^(?:water\w*|wasser\w*|aqua)$/ },
]
/** Words that only names of electricity suppliers contain. */
const clearly = /^(?:electricity|electric|elec|elect|ele|strom\w*|stadtwerke)$/
/** What may follow: "power tools" are no supply. */
const follows =
  /^(?:bills?|company|supplier|costs?|usage|use|payments?|account|rechnung\w*|kosten|this|last|in|per|a|each|every|for|since|now|today)$/

let finder: ReturnType<typeof createMerchantFinder> | undefined

/** `E.ON` is one word, too. */
const wordsIn = (name: string): string[] => {
  const words = plainWords(name)
  return [...words, words.slice(0, 2).join('')]
}

function supplies({ suppliers }: Service, name: string): boolean {
  const words = wordsIn(name)
  const isSaid = (pattern: RegExp) => words.some((word) => pattern.test(word))
  if (suppliers === electricity && isSaid(clearly)) return true
  finder ??= createMerchantFinder()
  const known = finder(plainWords(name))
  if (known?.category !== 'Utilities') return false
  return isSaid(suppliers) || wordsIn(known.name).some((word) => suppliers.test(word))
}

/** "Electricity" as the payments to the person's suppliers of it, whatever their names are. */
export function utilityLinks({ words }: Reading, table: IndexedTable): Link[] {
  const column = kindsOf(table) && table.columns.find(({ name }) => name === 'merchant')
  if (!column) return []
  return words.flatMap((word, at): Link[] => {
    const service = services.find(({ says }) => says.test(word.folded))
    const next = words[at + 1]?.folded
    const isSupply = next === undefined || follows.test(next)
    if (!service || !isSupply || table.valueWords.has(word.folded)) return []
    const values = column.values.filter((value) => supplies(service, value))
    if (values.length === 0) return []
    const span = { kind: 'value' as const, from: at, to: at + 1, score: 0.95 }
    return [{ ...span, column, values, alternatives: [] }]
  })
}
