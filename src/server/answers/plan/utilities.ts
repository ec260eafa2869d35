import { createMerchantFinder } from '#server/merchants/known-merchants.ts'
import { plainWords } from '#server/merchants/plain-words.ts'
import type { IndexedTable } from './indexed-table.ts'
import { kindsOf } from './money-direction.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

type Service = { says: RegExp; suppliers: RegExp; isUsual?: true }

const water = /^(?:water\w*|wasser\w*|aqua|sewer\w*|sewage|abwasser\w*)$/
const gas = /^(?:gas|gaswerke?|propane|gaz)$/
const electricity =
  /^(?:electric\w*|elec|elect|ele|power|pwr|energy|energie\w*|strom\w*|stadtwerke|light)$/

/** Words that only names of electricity suppliers contain. */
const clearly = /^(?:electricity|electric|elec|elect|ele|strom\w*|stadtwerke)$/

/** What a utility supplies, by words of its name; others supply electricity. */
const services: readonly Service[] = [
  {
    says: /^(?:electric|electricity|power|strom|stromrechnung\w*)$/,
    suppliers: electricity,
    isUsual: true,
  },
  { says: /^(?:gas|gasrechnung\w*)$/, suppliers: gas },
  { says: /^(?:water|wasser|wasserrechnung\w*)$/, suppliers: water },
]

let findKnown: ReturnType<typeof createMerchantFinder> | undefined

function supplies({ suppliers, isUsual }: Service, name: string): boolean {
  const words = plainWords(name)
  const isSaid = (pattern: RegExp) => words.some((word) => pattern.test(word))
  if (isUsual && isSaid(clearly)) return true
  findKnown ??= createMerchantFinder()
  if (findKnown(words)?.category !== 'Utilities') return false
  if (isSaid(suppliers)) return true
  return isUsual === true && !isSaid(water) && !isSaid(gas)
}

/** "Electricity" as the payments to the person's suppliers of it, whatever their names are. */
export function utilityLinks({ words }: Reading, table: IndexedTable): Link[] {
  const column = kindsOf(table) && table.columns.find(({ name }) => name === 'merchant')
  if (!column) return []
  return words.flatMap((word, at): Link[] => {
    const service = services.find(({ says }) => says.test(word.folded))
    if (!service || table.valueWords.has(word.folded)) return []
    const values = column.values.filter((value) => supplies(service, value))
    if (values.length === 0) return []
    const span = { kind: 'value' as const, from: at, to: at + 1, score: 0.95 }
    return [{ ...span, column, values, alternatives: [] }]
  })
}
