import { withoutAccents } from '#shared/fold.ts'
import type { QueryType } from '#shared/answers.ts'
import type { ChatCategory } from '#shared/chat.ts'

/** A question with the sources of its answer. */
export type Asked = {
  question: string
  queryType: QueryType
  /** Names of the cited documents. */
  documents: readonly string[]
  /** Names of the columns, and the question as interpreted over them. */
  columns: readonly string[]
}

type Subject = Exclude<ChatCategory, 'personal' | 'general'>

/** Beginnings of words, without diacritics. A `$` ends the word. */
const vocabulary: Record<Subject, string> = {
  financial:
    'account$ accounts$ amount balance bank bill$ bills$ billed budget buy$ bought cash cost credit$ debit debt deposit dividend dollar earn eur$ euro expense fee$ fees$ financ groceries income insurance interest invest invoice loan merchant money mortgage net$ paid pay$ paying payment payroll payslip pension portfolio price profit purchas receipt refund rent$ revenue salary sale$ sales$ saving spend spent stock$ stocks$ subscription tax transaction transfer usd$ vat$ wage withdraw ausgabe ausgegeben beitrag betrag bezahl einkommen einnahme gehalt geld kosten konto kredit lohn miete preis rechnung sparen steuer uberweis umsatz versicherung zahlung',
  health:
    'allerg blood bmi$ bp$ calori cholesterol clinic diagnos diet doctor dose dosage exercise fitness glucose health heart hospital illness injur kcal lab$ labs$ medic nutrition patient pharmac physician prescri protein pulse sick sleep slept sport steps$ surgery symptom therap vaccin vitamin weigh weight workout arzt blut diagnose gesund gewicht herz impf krank medikament puls schlaf schritte',
  social:
    'chat$ chats$ colleague comment contact conversation dm$ dms$ facebook follow friend group$ groups$ instagram like$ likes$ linkedin mention message messag party post$ posts$ posted reaction share$ shares$ sms$ social tweet twitter whatsapp wrote freund nachricht beitrage kontakt gruppe',
}

const subjects = ['financial', 'health', 'social'] as const
const weights = { question: 3, documents: 2, columns: 1 } as const

const patterns = Object.fromEntries(
  subjects.map((subject) => {
    const words = vocabulary[subject].split(' ')
    const whole = words.filter((word) => word.endsWith('$')).map((word) => word.slice(0, -1))
    const begun = words.filter((word) => !word.endsWith('$'))
    const pattern = `(?<![\\p{L}\\p{N}])(?:(?:${whole.join('|')})(?![\\p{L}\\p{N}])|(?:${begun.join('|')}))`
    return [subject, new RegExp(pattern, 'gu')]
  }),
)

const plain = (text: string) =>
  withoutAccents(text)
    // `BloodPressure` and `blood_pressure` are two words.
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

/** Number of distinct words of a subject in a text. */
function countWords(text: string, subject: Subject): number {
  const pattern = patterns[subject]
  return pattern ? new Set(text.match(pattern)).size : 0
}

/** The subject that the question, the documents and the columns mention most. */
export function categoryOf({ question, queryType, documents, columns }: Asked): ChatCategory {
  if (queryType === 'general') return 'general'
  const texts = {
    question: plain(question),
    documents: plain(documents.join(' ')),
    columns: plain(columns.join(' ')),
  }
  const scored = subjects.map((subject) => ({
    subject,
    score:
      weights.question * countWords(texts.question, subject) +
      weights.documents * countWords(texts.documents, subject) +
      weights.columns * countWords(texts.columns, subject),
  }))
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  return best && best.score >= 2 ? best.subject : 'personal'
}
