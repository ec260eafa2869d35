const apart =
  /^(?<before>[^?]{5,90}?)(?:\s*[:.,;]|\s[-–—])\s+(?<question>(?:what|whats|what['’]s|how old|when|where|which)\b[^?]{3,80})\??$/iu
const name =
  /(?<!\p{L})(?:(?:Mr|Mrs|Ms|Miss|Dr|Aunt|Auntie|Uncle)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?!\p{L})(?:['’]s)?/gu
const beside = /\b(?:at|in|with|for|by|from|near) $/iu
const notName =
  /^(?:I|I['’]?m|We|The|My|Our|It|There|Need|Mailing|Posting|Sending|Writing|Ringing|Calling)$/
/** "My cousin works at Tesco": the cousin is meant, and no name. */
const relation = /\b(?:my|our|his|her|their) \p{L}/iu
/** What a card in an address book says of somebody. */
const onCard = /\b(?:address|number|mobile|phone|e-?mail|postcode|zip|birthday|old)\b/iu

/**
 * "I'm posting a box to Elena, what's her address" as "what's Elena's address": the person is
 * named before the question, alone. What else is said before does not matter to their card.
 */
export function withNameBefore(text: string): string {
  const { before = '', question = '' } = apart.exec(text.trim())?.groups ?? {}
  if (!onCard.test(question) || !/\b(?:she|he|her|his|him)\b/iu.test(question)) return text
  if (relation.test(before)) return text
  const names = [...before.matchAll(name)]
    .map(({ 0: found, index }) => ({ found: found.replace(/['’]s$/u, ''), index }))
    .filter(({ found }) => !notName.test(found))
  const [only, ...others] = names
  if (only === undefined || others.length > 0) return text
  if (beside.test(before.slice(0, only.index))) return text
  const named = question
    .replace(/\b(?:her|his)(?= \p{L})/iu, () => `${only.found}'s`)
    .replace(/\b(?:she|he|him|her)\b/iu, () => only.found)
  return `${named}?`
}
