import { plainWords } from '#server/merchants/plain-words.ts'
import type { MoneyCategory } from '#shared/money.ts'
import type { IndexedTable } from './indexed-table.ts'
import { knownShop } from './known-shop.ts'
import { kindsOf } from './money-direction.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

type Service = {
  says: RegExp
  /** Words in names of suppliers, and suppliers whose names say nothing. */
  suppliers: RegExp
  /** Those that are known for it, and may insure something else as well. */
  brands?: RegExp
  category: MoneyCategory
  /** What may follow the word: "power tools" are no supply. */
  follows: RegExp
}

const supply =
  /^(?:|bills?|company|supplier|costs?|usage|use|payments?|account|rechnung\w*|kosten|this|last|in|per|a|each|every|for|since|now|today)$/
const cover = /^(?:insurance|insurer|policy|cover|premiums?|versicherung\w*)$/

const electricity = new RegExp(
  String.raw`^(?:electric\w*|elec|elect|ele|power|pwr|energy|energie\w*|strom\w*|stadtwerke|light|lighting|hydro|` +
    'eon|edf|octopus|ovo|sse|npower|utilita|ecotricity|agl|ergon|ausgrid|genesis|mercury|meridian|eskom|tneb|bescom|msedcl|' +
    'mahadiscom|bses|enmax|epcor|vattenfall|enbw|yello|naturstrom|lichtblick|srp|aps|pepco|comed|smud|ladwp)$',
)

const utilities: Omit<Service, 'category' | 'follows'>[] = [
  { says: /^(?:electric|electricity|power|strom|stromrechnung\w*)$/, suppliers: electricity },
  {
    says: /^(?:gas|gasrechnung\w*)$/,
    suppliers: /^(?:gas|gais|gaswerke?|propane|gaz|flogas|calor)$/,
  },
  { says: /^(?:water|wasser|wasserrechnung\w*)$/, suppliers: /^(?:water\w*|wasser\w*|aqua)$/ },
]
const insurances: Omit<Service, 'category' | 'follows'>[] = [
  {
    says: /^(?:pet|dog|cat|horse|hunde?|katzen?|tier)$/,
    suppliers: /^(?:pet\w*|paw\w*|animal\w*)$/,
  },
  {
    says: /^(?:car|auto|van|motor|vehicle|truck|kfz)$/,
    suppliers: /^(?:car|cars|auto|motor|vehicle|kfz)$/,
    brands: /^(?:admiral|hastings|elephant|esure|geico|progressive|aami|huk)$/,
  },
  {
    says: /^(?:home|house|household|contents|buildings?|renters|tenants?|hausrat)$/,
    suppliers: /^(?:home|house|household|renters|contents|hausrat)$/,
    brands: /^lemonade$/,
  },
  {
    says: /^(?:health|medical|dental)$/,
    suppliers: /^(?:health\w*|medical|dental|bupa|vhi|laya)$/,
  },
  { says: /^(?:life|leben)$/, suppliers: /^(?:life|leben\w*)$/ },
  { says: /^(?:travel|holiday|reise)$/, suppliers: /^(?:travel\w*|reise\w*)$/ },
]
const services: readonly Service[] = [
  ...utilities.map((each) => ({ ...each, category: 'Utilities' as const, follows: supply })),
  ...insurances.map((each) => ({ ...each, category: 'Insurance' as const, follows: cover })),
]
/** Words that only names of electricity suppliers contain. */
const clearly = /^(?:electricity|electric|elec|elect|ele|strom\w*|stadtwerke)$/
/** A name that nobody knows says so with "energy", unless it is a gym's or a drink's. */
const isEnergy = (words: readonly string[]) =>
  words.some((word) => /^(?:energy|energie)$/.test(word)) &&
  !words.some((word) =>
    /^(?:gym|fitness|club|drinks?|bar|yoga|pilates|studio|cafe|healing|nutrition|monster|store|shop|reiki|pure)$/.test(
      word,
    ),
  )

/** `E.ON` is one word, too. */
const wordsIn = (name: string): string[] => {
  const words = plainWords(name)
  return [...words, words.slice(0, 2).join('')]
}

function supplies({ suppliers, brands, category }: Service, name: string): boolean {
  const words = wordsIn(name)
  const isSaid = (pattern: RegExp) => words.some((word) => pattern.test(word))
  if (suppliers === electricity && isSaid(clearly)) return true
  if (suppliers === electricity && isEnergy(words)) return true
  const known = knownShop(name)
  const isInsurer = category === 'Insurance' && known?.category === 'Health'
  if (known?.category !== category && !isInsurer) return false
  return [...words, ...wordsIn(known.name)].some(
    (word) => suppliers.test(word) || brands?.test(word) === true,
  )
}

/**
 * Whether payees are only known for a kind of insurance, while another insurer may insure that as
 * well: whoever has Admiral and Aviva may insure the car with either.
 */
function isUnclear(service: Service, found: readonly string[], payees: readonly string[]): boolean {
  const isNamed = (name: string) => wordsIn(name).some((word) => service.suppliers.test(word))
  if (!service.brands || found.some(isNamed)) return false
  return payees.some(
    (name) =>
      knownShop(name)?.category === service.category &&
      !services.some((each) => supplies(each, name)),
  )
}

/**
 * "Electricity" and "dog insurance" as the payments to the person's suppliers of them, whatever
 * their names are.
 */
export function supplierLinks({ words }: Reading, table: IndexedTable): Link[] {
  const column = kindsOf(table) && table.columns.find(({ name }) => name === 'merchant')
  if (!column) return []
  return words.flatMap((word, at): Link[] => {
    const next = words[at + 1]?.folded ?? ''
    const service = services.find(
      ({ says, follows }) => says.test(word.folded) && follows.test(next),
    )
    // "Gas" in the name of a payee is that payee; "car" in "Car Wash" is no insurance.
    const isName = service?.category === 'Utilities' && table.valueWords.has(word.folded)
    if (!service || isName) return []
    const values = column.values.filter((value) => supplies(service, value))
    if (values.length === 0 || isUnclear(service, values, column.values)) return []
    // "Health insurance" is none of the payments for health.
    const score = service.category === 'Insurance' ? 1.1 : 0.95
    const span = { kind: 'value' as const, from: at, to: at + 1, score }
    return [{ ...span, column, values, alternatives: [] }]
  })
}
