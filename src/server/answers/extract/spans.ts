import { labelled } from './answer-type.ts'
import type { AnswerType } from './answer-type.ts'

/** A candidate answer within a sentence. */
export type Span = { text: string; start: number; end: number }

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Januar|Jänner|Februar|Feber|März|Mai|Juni|Juli|Oktober|Dezember'
const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|a hundred|ein(?:en?|er)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf'
const number = '\\d+(?:[.,]\\d+)*'
const name = "\\p{Lu}[\\p{L}\\p{M}'’.-]*"
const zones = '(?:UTC|GMT|CES?T|EES?T|WES?T|BST|[ECMP][SD]T|AM|PM)'
const nameLink = '(?:of|the|de|do|da|dos|das|del|di|du|van|von|der|den|la|le|el|al|y|e|&|für)'

const patterns: Record<AnswerType, RegExp[]> = {
  date: [
    new RegExp(
      `\\b(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?)?(?:${months})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?(?!\\d))?,?(?:\\s+(?:of\\s+)?\\d{4})?(?!\\p{L})`,
      'gu',
    ),
    /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/g,
    /\b(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)\b/g,
    /\b(?:1[5-9]|20)\d\d\b/g,
    // Due dates may be relative to an event.
    new RegExp(
      `\\b(?:within|after|in|innerhalb von|binnen|nach) (?:${number}|${numberWords}) (?:calendar |business |working )?(?:days?|weeks?|months?|years?|Tage?n?|Wochen?|Monate?n?|Jahre?n?)(?!\\p{L})`,
      'giu',
    ),
  ],
  time: [/\b\d{1,2}(?::\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|Uhr)(?!\p{L})|\b\d{1,2}:\d{2}\b/giu],
  duration: [
    new RegExp(
      `\\b(?:${number}|${numberWords})(?:\\s*(?:-|–|to|bis)\\s*(?:${number}|${numberWords}))?[\\s-]*(?:\\(\\d+\\)\\s*)?(?:calendar |business |working )?(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?)(?!\\p{L})`,
      'giu',
    ),
  ],
  frequency: [
    new RegExp(
      `\\b(?:(?:once|twice|${number}|${numberWords})(?: times| mal)?\\s+(?:a|an|per|each|every|pro|im|in der|am)\\s+\\p{L}+|(?:every|each|jede[nrs]?|alle)\\s+(?:other\\s+)?(?:(?:${number}|${numberWords})\\s+)?(?:day|night|morning|evening|week|weekend|month|year|summer|winter|spring|autumn|fall|hour|quarter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Tage?|Nacht|Morgen|Abend|Wochen?|Wochenende|Monate?|Jahre?|Sommer|Winter)s?|daily|weekly|monthly|yearly|quarterly|annually|täglich|wöchentlich|monatlich|jährlich|(?:once|twice|einmal|zweimal|dreimal|${number} times|(?:${numberWords}) times))(?!\\p{L})`,
      'giu',
    ),
  ],
  money: [
    new RegExp(
      `(?:[$€£¥]|\\b(?:EUR|USD|GBP|CHF)\\s?)\\s?${number}(?:\\s?(?:thousand|million|billion|k|m|bn|Mio\\.?|Mrd\\.?))?(?!\\p{L})|\\b${number}\\s?(?:thousand |million |billion |Mio\\.? |Mrd\\.? )?(?:[$€£¥]|(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?|Euro)\\b)`,
      'giu',
    ),
  ],
  percent: [new RegExp(`\\b${number}\\s?(?:%|percent|per cent|Prozent)`, 'giu')],
  // Excludes parts of a time of day: `10:03`.
  count: [new RegExp(`(?<![\\d:])\\b(?:${number}|${numberWords})\\b(?!\\s?%|:\\d)`, 'giu')],
  person: [
    new RegExp(
      `(?:(?:Mr|Mrs|Ms|Dr|Prof|Herr|Frau)\\.?\\s+)?${name}(?:\\s+(?:${nameLink}\\s+)?${name})*`,
      'gu',
    ),
  ],
  place: [
    new RegExp(
      `(?<=\\b(?:[Ii]n|[Aa]t|[Tt]o|[Ff]rom|[Nn]ear|[Oo]n|aus|nach|[Bb]ei|[Ii]m|[Aa]m)\\s+)(?:the\\s+)?(?:\\d+\\s+(?!${zones}\\b))?${name}(?:,?\\s+(?:${nameLink}\\s+)?(?:${name}|\\d+[a-z]?\\b))*`,
      'gu',
    ),
    // Excludes a time of day with a zone: `14:58 UTC`.
    new RegExp(
      `(?<![\\d:.])\\b\\d+\\s+(?!${zones}\\b)${name}(?:\\s+${name})*|${name}(?:\\s+${name})*\\s+\\d+[a-z]?(?![\\d:])\\b`,
      'gu',
    ),
    new RegExp(`${name}(?:,?\\s+(?:${nameLink}\\s+)?${name})*`, 'gu'),
  ],
  email: [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  // Excludes dates, and numbers in longer codes.
  phone: [
    /(?<![\p{L}\d.,/-])(?!\d{4}-\d{1,2}-\d{1,2}(?!\d)|\d{1,2}[/-]\d{1,2}[/-]\d{4}(?!\d))(?:\+|\((?=\d+\)))?\d[\d\s()/-]{6,}\d(?![\p{L}\d])/gu,
    /(?<![\d.,])\(?\d{3}\)?[. ]\d{3}\.\d{4}(?![\d.])/g,
  ],
  link: [/https?:\/\/[^\s<>"')]+|\bwww\.[^\s<>"')]+/g],
  // Excludes years.
  code: [
    /\b(?!(?:19|20)\d\d\b)(?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{3,}(?:\s\d{2,}){0,6}\b|\b(?!(?:19|20)\d\d\b)\d{4,}\b/g,
    /\b[A-Z]{2,3} \d{2,5}\b/g,
  ],
  label: [
    new RegExp(
      `(?<=\\b(?:${labelled})\\s+(?:no\\.?\\s+|number\\s+|is\\s+|nr\\.?\\s+)?)(?:[A-Z]?\\d{1,4}[A-Z]?|[A-Z])\\b`,
      'gi',
    ),
  ],
  name: [],
  title: [/["“„«]([^"“”„«»\n]{2,80})["”“»]/g],
  secret: [
    /(?<=(?::|\b(?:is|ist|lautet|was|war))\s+)["“„]?(?=[^\s,;]*[\d\W])(?=[^\s,;]*\p{L})[^\s,;"“”]{5,}/gu,
  ],
  text: [],
}

const dayWords = new RegExp(
  `\\b(?:${months}|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\\b`,
  'u',
)

const isZone = new RegExp(`^${zones}$`, 'u')

/** "I'll" is capitalised but not a name. */
const contraction = /^(?:I|We|You|It|He|She|They|There|That)['’]\p{L}+$/u

/** At the beginning of a sentence, such a word is capitalised like the name that follows. */
const leadsIn =
  /^(?:Between|From|By|To|With|For|Dear|Signed|Zwischen|Von|Mit|An|Für|Liebe[rs]?) (?=\p{Lu})/u

/** Spans of the asked type in a sentence; more specific patterns come first. */
export function spansOf(sentence: string, type: AnswerType): Span[] {
  for (const pattern of patterns[type === 'name' ? 'person' : type]) {
    const spans = [...sentence.matchAll(pattern)].flatMap((match) => {
      const whole = match[0].trim().replace(/[.,;:]+$/, '')
      const text = type === 'person' || type === 'name' ? whole.replace(leadsIn, '') : whole
      const start = match.index + match[0].indexOf(text)
      const isDay =
        (type === 'place' || type === 'person') && (dayWords.test(text) || isZone.test(text))
      const isPronoun = contraction.test(text)
      return text === '' || isDay || isPronoun ? [] : [{ text, start, end: start + text.length }]
    })
    if (spans.length > 0) return spans
  }
  return []
}
