/** What is asked of the words before a dash: "phone bill - total". */
const noun = /^(.{3,}?)\s+[-–—]\s+(total|amount|price|date|count)\s*\??$/iu
const isQuestion = /^(?:who|whom|whose|what|which|when|where|why|how|show|list|tell|find)\b/iu

/**
 * A question without dashes between its parts. A dash is a minus only between figures or single
 * words, as in "income - rent".
 */
export function withoutDashes(text: string): string {
  const [, subject = '', asked = ''] = noun.exec(text) ?? []
  if (subject !== '' && !isQuestion.test(subject)) return `what is the ${asked} of ${subject}?`
  const parts = text.split(/\s+[-–—]\s+/u)
  const isPhrase = parts.length === 2 && parts.some((part) => /\p{L}\s+\p{L}/u.test(part))
  const isSum = parts.some((part) => /^\D{0,2}\d[\d.,]*\s*[€$£%]?$/u.test(part))
  return isPhrase && !isSum ? parts.join(', ') : text
}
