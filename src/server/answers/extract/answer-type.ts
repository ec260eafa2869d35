import { languageOf } from '../language/language.ts'
import { fold } from '../language/stem.ts'
import { translateQuestion } from '#server/translation/translate-text.ts'

export type AnswerType =
  | 'person'
  | 'date'
  | 'time'
  | 'place'
  | 'duration'
  | 'frequency'
  | 'money'
  | 'percent'
  | 'count'
  | 'email'
  | 'phone'
  | 'link'
  | 'code'
  | 'label'
  | 'name'
  | 'title'
  | 'secret'
  | 'text'

/** Things identified by a short number or letter: `seat 14A`, `Gleis 3`. */
export const labelled =
  'seat|gate|platform|room|terminal|coach|carriage|locker|aisle|sitz|sitzplatz|gleis|zimmer|schliessfach|wagen'

const called =
  /^(?:und )?wie (?:hei(?:ß|ss)t|hei(?:ß|ss)en|hie(?:ß|ss)(?:en)?)\b|^what(?:['’]s| is| are| was| were) .+ (?:called|named)\W*$|\bname of (?:my|our|the)\b/iu
/** Whether it asks what somebody or something is called: a whole sentence is not a name. */
export const asksName = (question: string): boolean => called.test(question.trim())

/** Cues of each type, in the order in which they are tried. */
const cues: [AnswerType, RegExp][] = [
  ['email', /\b(e-?mail address|mail adresse|e-?mail-?adresse|which e-?mail)\b/],
  ['phone', /\b(phone|telephone|telefon|mobile|fax|handy)\w*( number|nummer)?\b/],
  ['secret', /\b(pass ?word|pass ?code|passphrase|passwort|kennwort|zugangscode)\b/],
  [
    'label',
    new RegExp(
      `\\b(?:which|what|welche[rmns]?) (?:${labelled})\\b|\\b(?:${labelled}) (?:number|nummer)\\b`,
    ),
  ],
  ['name', /^(?:und )?wie (?:heisst|heissen|hiess)\b/],
  [
    'title',
    /\b(?:which|what|welche[rmns]?) (?:books?|novels?|films?|movies?|songs?|albums?|poems?|podcasts?|buch|bucher|lied|lieder|gedicht)\b|\btitle of\b/,
  ],
  ['link', /\b(url|website|web address|webseite|link)\b/],
  [
    'percent',
    /\b(what|which|how many|how much|welcher?|wie viel)\b.*\b(percent|percentage|prozent(satz)?|rate|zinssatz|share of)\b|%/,
  ],
  [
    'duration',
    /\b(how long|how many (days|weeks|months|years|hours|minutes)|wie lange|notice period|kundigungsfrist|duration|dauer|wie viele (tage|wochen|monate|jahre|stunden))\b/,
  ],
  ['frequency', /\b(how (often|frequently|regularly)|wie oft|wie haufig)\b/],
  ['time', /\b(what time|at which time|(?:um|bis|ab|gegen) wie viel uhr|wann genau)\b/],
  [
    'money',
    /\b(how much (is|was|are|were|does|did|do|will|would|has|have)|costs?|price|fee|rent|salary|deposit|premium|amount|wie viel .*(?:zahl|kost|verdien|brutto|netto|geld|steuer|guthaben)\w*|kostet|kosten|miete|preis|betrag|kaution|gehalt)\b/,
  ],
  ['count', /\b(how many|number of|wie viele|anzahl)\b/],
  [
    'date',
    /\b(when|what date|which date|what day|which day|what year|which year|which month|what month|wann|welches datum|deadline|due date|expir\w*|birthday|geburtstag)\b/,
  ],
  ['person', /\b(who|whom|whose|wer|wem|wen|wessen)\b/],
  [
    'place',
    /\b(where|wo|wohin|woher|which city|which country|what city|what country|what address|welche stadt|address|adresse)\b/,
  ],
  [
    'code',
    /\b(number|nummer|code|id|reference|iban|passport|vin|serial|policy|referenz|kennzeichen|pin)\b/,
  ],
  ['count', /\b(how much|wie viel)\b/],
]

/** The first words of a question outweigh its topic: "when is the rent due". */
const first: [AnswerType, RegExp][] = [
  ['time', /^(?:at what time|what time|(?:um|bis|ab|gegen) wie viel uhr)\b/],
  ['date', /^(?:(?:since|until|till|by|seit|bis|ab) )?(?:when|wann) (?!genau)/],
  ['person', /^(?:who|whom|wer|wem|wen) /],
]

export function answerTypeOf(question: string): AnswerType {
  const own = typeIn(fold(question).trim())
  // "Vertragsnummer" is only a number once it is "contract number".
  return own === 'text' && languageOf(question) === 'de'
    ? typeIn(fold(translateQuestion(question)).trim())
    : own
}

function typeIn(folded: string): AnswerType {
  const begun = first.find(([, cue]) => cue.test(folded))?.[0]
  if (begun) return begun
  return cues.find(([, cue]) => cue.test(folded))?.[0] ?? 'text'
}
