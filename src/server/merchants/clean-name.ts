import { companyWords, countryCodes, prefixes, stateCodes, tails } from './noise.ts'

const leastCharacters = 2

/** The name in a bank's text: `SQ *BLUE DOOR COFFEE #12 SEATTLE WA` becomes `Blue Door Coffee`. */
export function cleanName(raw: string): string {
  const whole = raw.replaceAll(/\s+/g, ' ').trim()
  const name = withoutEnding(withoutPlace(withoutTails(withoutPrefixes(whole))))
  return inTitleCase(name === '' ? whole : name)
}

function withoutPrefixes(text: string): string {
  let rest = text
  for (let before = ''; before !== rest;) {
    before = rest
    for (const prefix of prefixes) rest = shortened(rest, rest.replace(prefix, ''))
  }
  return rest
}

function withoutTails(text: string): string {
  return tails.reduce((rest, tail) => shortened(rest, rest.replace(tail, '')), text)
}

/** The rest of a text, unless too little is left for a name. */
function shortened(text: string, rest: string): string {
  const trimmed = rest.replace(/^[\s*_:.,/-]+|[\s*_:,/#-]+$/g, '')
  return trimmed.length >= leastCharacters && /\p{L}/u.test(trimmed) ? trimmed : text
}

/** Removes a state after a city, or a country, from the end. */
function withoutPlace(text: string): string {
  const words = text.split(' ')
  const last = () => (words.at(-1) ?? '').toLowerCase()
  if (words.length > 2 && countryCodes.has(last()) && !stateCodes.has(last())) words.pop()
  if (words.length > 2 && stateCodes.has(last()) && /^[A-Z]{2}$/.test(words.at(-1) ?? '')) {
    words.pop()
    if (words.length > 1) words.pop()
  }
  return words.join(' ')
}

function withoutEnding(text: string): string {
  const words = text.split(' ')
  const isNoise = (word: string) => companyWords.has(word.toLowerCase().replaceAll('.', ''))
  while (words.length > 1 && isNoise(words.at(-1) ?? '')) words.pop()
  return words.join(' ').replace(/\.(com|de|net|org|co\.uk|eu|io)$/i, '')
}

/** Banks write names in capitals; names in mixed case stay as they are. */
function inTitleCase(text: string): string {
  const isShouted = text === text.toUpperCase() || text === text.toLowerCase()
  if (!isShouted) return text
  return text
    .toLowerCase()
    .replaceAll(
      /(^|[\s\-/&.(])(\p{L})/gu,
      (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    )
}
