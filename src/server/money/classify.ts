import { withoutAccents } from '#shared/fold.ts'
import type { MoneyCategory, MoneyKind } from '#shared/money.ts'
import type { AccountType, Transaction } from '#server/connectors/kinds/transaction.ts'
import { createCategoryFinder } from './category-words.ts'
import { cleanName } from '#server/merchants/clean-name.ts'
import { bankCategories } from './data/bank-categories.ts'
import {
  betweenPeople,
  cardPayments,
  ownTransfers,
  receivedByCard,
  refunds,
  transferTypes,
} from './data/transfers.ts'
import { createMerchantFinder, type KnownMerchant } from '#server/merchants/known-merchants.ts'
import { plainText, plainWords } from '#server/merchants/plain-words.ts'

/** The classification of a single transaction, without the others and without corrections. */
export type Classified = {
  merchant: string
  merchantKey: string
  category: MoneyCategory
  kind: MoneyKind
  /** Whether it is a known shop or service. */
  isKnown: boolean
}
export type Classify = (transaction: Transaction, account?: AccountType) => Classified

const saved: MoneyCategory = 'Savings and investments'
const incomeOnly = new Set<MoneyCategory>(['Income', 'Interest'])

/** Bounds the cache of texts, which is shared by all people. */
const rememberedTexts = 50_000

/** No bank writes more about a payment, and every word is compared with many. */
const mostCharacters = 500

const inShort = (transaction: Transaction): Transaction => ({
  ...transaction,
  payee: transaction.payee.slice(0, mostCharacters),
  description: transaction.description.slice(0, mostCharacters),
})

/** Classifies transactions by rules. Repeated texts are cached. */
export function createClassifier(): Classify {
  const byRules = createRules()
  const cached = new Map<string, Classified>()
  return (whole, account = whole.accountType) => {
    const transaction = inShort(whole)
    const { cents, payee, description, bankCategory = '', bankType = '' } = transaction
    const way = Math.sign(cents)
    const text = [payee, description, bankCategory, bankType, account ?? '', way].join('\n')
    const known = cached.get(text)
    if (known) return known
    const found = byRules(transaction, account)
    if (cached.size >= rememberedTexts) cached.clear()
    cached.set(text, found)
    return found
  }
}

/** Types of withdrawals, and AIB's prefix of one: the text names the shop in which the machine stands. */
const cashMachine = /^(?:cpt|atm|cash ?point|cash machine|(?:atm|cash) withdrawal)$/i
const isWithdrawal = ({ cents, bankType = '', description }: Transaction) =>
  cents < 0 &&
  !/\b(?:fee|charge)s?\b/i.test(description) &&
  (cashMachine.test(bankType) || /^vda-/i.test(description))

function createRules(): (transaction: Transaction, account: AccountType | undefined) => Classified {
  const findMerchant = createMerchantFinder()
  const findCategory = createCategoryFinder()

  function named(text: string) {
    const name = cleanName(text)
    const known = findMerchant(plainWords(name)) ?? findMerchant(plainWords(text))
    const shown = known?.name ?? name
    return { name: shown, key: plainText(shown), known }
  }

  function categoryOf(transaction: Transaction, known: KnownMerchant | undefined) {
    const { cents, description, payee, bankCategory = '', bankType = '' } = transaction
    const isAllowed = (category: MoneyCategory) => cents > 0 || !incomeOnly.has(category)
    const words = plainWords(`${payee} ${description}`)
    // Words for a salary outweigh the name of a shop.
    if (cents > 0) {
      const earned = findCategory(words, (category) => incomeOnly.has(category))
      if (earned && !refunds.test(description)) return earned
    }
    if (isWithdrawal(transaction)) return 'Cash'
    if (known) return known.category
    const bank = bankCategories[bankCategory.toLowerCase().trim()]
    if (bank !== undefined && bank !== 'Transfer' && isAllowed(bank)) return bank
    // A point-of-sale system for restaurants.
    return (
      findCategory(words, isAllowed) ??
      (/^tst ?\*/i.test(description) ? 'Restaurants' : undefined) ??
      // "ATM withdrawal" as the type, with the operator of the machine as the name.
      findCategory(plainWords(bankType), (category) => category === 'Cash')
    )
  }

  return (transaction, account) => {
    const { cents, payee, description } = transaction
    const { name, key, known } = named(payee || description)
    const base = { merchant: name, merchantKey: key, isKnown: known !== undefined }
    if (isTransfer(transaction, account, known)) {
      return { ...base, category: 'Transfer', kind: 'transfer' }
    }
    const category = categoryOf(transaction, known)
    // A brokerage account is an own account too.
    if (known && category === saved) return { ...base, category, kind: 'transfer' }
    if (cents > 0) return { ...base, ...incoming(transaction, account, known, category) }
    const isPerson = betweenPeople.test(`${payee} ${description}`) || account === 'wallet'
    const spentOn = category ?? (isPerson ? 'People' : 'Other')
    return { ...base, category: spentOn, kind: spentOn === 'Fees' ? 'fee' : 'spending' }
  }
}

function incoming(
  { payee, description, bankCategory }: Transaction,
  account: AccountType | undefined,
  known: KnownMerchant | undefined,
  category: MoneyCategory | undefined,
): { category: MoneyCategory; kind: MoneyKind } {
  const text = `${payee} ${description}`
  if (category !== undefined && incomeOnly.has(category)) return { category, kind: 'income' }
  const isBack = known !== undefined || refunds.test(text) || account === 'card'
  if (isBack) return { category: category ?? 'Other', kind: 'refund' }
  if (bankCategories[bankCategory?.toLowerCase() ?? ''] === 'Income') {
    return { category: 'Income', kind: 'income' }
  }
  const isPerson = betweenPeople.test(text) || account === 'wallet'
  return { category: isPerson ? 'People' : 'Income', kind: 'income' }
}

/** Whether the texts say that the money only moved between own accounts and cards. */
function isTransfer(
  { cents, payee, description, bankType = '', bankCategory = '' }: Transaction,
  account: AccountType | undefined,
  known: KnownMerchant | undefined,
): boolean {
  const texts = [...new Set([payee, description])]
  const says = (patterns: readonly RegExp[]) =>
    patterns.some((pattern) => texts.some((text) => pattern.test(withoutAccents(text))))
  if (transferTypes.test(bankType.trim())) return known === undefined || says(ownTransfers)
  if (cents > 0 && account !== 'checking' && says(receivedByCard)) return true
  if (says(cardPayments)) return cents < 0 || account === 'card'
  if (says(ownTransfers) && !betweenPeople.test(`${payee} ${description}`)) return true
  if (says(ownTransfers) && /cash ?out|transfer/i.test(description))
    return !/\b(to|from) \p{Lu}\p{Ll}/u.test(description)
  const isBankTransfer = bankCategories[bankCategory.toLowerCase().trim()] === 'Transfer'
  return isBankTransfer && known === undefined && !betweenPeople.test(description)
}
