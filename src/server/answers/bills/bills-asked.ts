import type { Day } from '../plan/civil-date.ts'
import { lonePeriod } from '../plan/lone-period.ts'
import type { Period } from '../plan/period-words.ts'

/**
 * The next payment to somebody, the next salary, or the payments of a period; all that come if it
 * names none.
 */
export type BillsAsked =
  | { payee: string }
  | { isSalary: true }
  | { period: Period | undefined; areSubscriptions: boolean }

const toPayee = [
  /^when (?:is|are|will|does|do) (?:my |our |the )?(?<payee>.+?) (?:be )?(?:charged|billed|debited|deducted|renewed|charge|bill|renew|renews)(?: me)?(?: next| again)$/iu,
  /^when (?:is|are) (?:my |our |the )?next (?:payment|charge|bill|debit)(?: of| to| for| from) (?:my |our |the )?(?<payee>.+)$/iu,
  /^when (?:is|are) (?:my |our |the )?next (?<payee>.+?) (?:payment|charge|debit|bill)$/iu,
  /^wann wird (?:mein\p{L}* |unser\p{L}* |de[rn] |die |das )?(?<payee>.+?)(?: das)? (?:nächste[ns]? mal|wieder|als nächstes) (?:abgebucht|belastet|eingezogen|fällig)$/iu,
  /^wann ist die nächste (?:zahlung|abbuchung|rechnung)(?: an| von| für| bei) (?:mein\p{L}* |unser\p{L}* |de[rnm] |die |das )?(?<payee>.+?)(?: fällig)?$/iu,
]
const ofSalary = [
  /^when (?:is|does|will) my (?:next )?(?:salary|pay|paycheck|pay ?day|wages?)(?: be)?(?: due| come| coming| arrive| paid)?(?: in| next| again)*$/iu,
  /^when (?:do|will|am) i (?:get |be |getting )?paid(?: next| again)*$/iu,
  /^wann (?:kommt|ist|bekomme ich|kriege ich|erhalte ich|wird)(?: denn)?(?: wieder)?(?: mein\p{L}*| das)?(?: nächste[sn]?)? (?:gehalt|lohn|zahltag)(?: wieder| als nächstes| gezahlt| überwiesen| fällig)*$/iu,
]
const inPeriod = [
  /^(?:what|which) (?<what>bills|payments|subscriptions|debits|charges) (?:are|is|come|will be|do i have)(?: coming)?(?: due| up| to pay| scheduled| renewing| renewed)*(?<when> .+)?$/iu,
  /^(?:what|which)(?:['’]s| are| is)? (?:my |the )?(?:upcoming|next|coming) (?:bills|payments|debits|charges)(?<when> .+)?$/iu,
  /^what (?:do|will) i have to pay(?<when> .+)$/iu,
  /^(?:upcoming|next) (?:bills|payments)(?<when> .+)?$/iu,
  /^welche (?<what>rechnungen|zahlungen|abbuchungen|abos|abonnements) (?:sind|werden|stehen|kommen|habe ich)(?<when> .+?)?(?: fällig| an| auf mich zu| abgebucht)*$/iu,
  /^was muss ich(?<when> .+?)(?: noch)? (?:bezahlen|zahlen)$/iu,
]

const groupsOf = (patterns: readonly RegExp[], whole: string) =>
  patterns.map((pattern) => pattern.exec(whole)).find((found) => found !== null)

/** "When is Tunefold charged next", "which bills are due next week"; else undefined. */
export function billsAsked(question: string, today: Day): BillsAsked | undefined {
  const whole = question.trim().replace(/[\s?.!]+$/u, '')
  const payee = groupsOf(toPayee, whole)?.groups?.['payee']
  if (payee !== undefined) return { payee }
  if (ofSalary.some((pattern) => pattern.test(whole))) return { isSalary: true }
  const found = groupsOf(inPeriod, whole)
  if (!found) return undefined
  const when = found.groups?.['when']
  const areSubscriptions = /^(?:subscriptions|abos|abonnements)$/iu.test(
    found.groups?.['what'] ?? '',
  )
  if (when === undefined) return { period: undefined, areSubscriptions }
  const period = coming(lonePeriod(when, today, whole), today)
  // What was due in the past is in the payments themselves.
  return period?.to === undefined || period.to <= today ? undefined : { period, areSubscriptions }
}

/** "In December" is the coming one. */
function coming(period: Period | undefined, today: Day): Period | undefined {
  if (!period?.yearOpen || period.to === undefined || period.to > today) return period
  const next = (day: Day) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  const from = period.from === undefined ? {} : { from: next(period.from) }
  return { ...period, ...from, to: next(period.to) }
}
