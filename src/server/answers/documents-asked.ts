/** What is asked of the documents themselves, rather than of their contents. */
export type DocumentsAsked =
  | { of: 'all'; isCounted: boolean }
  /** Documents about something; the one that fits best, or all that mention it. */
  | { of: 'some'; about: string; isOne: boolean; isByName?: boolean }

const counted = [
  /^how many (?:documents|files|uploads|papers|pdfs)(?: (?:do|did|have) (?:i|we) (?:have|upload|uploaded|add|added|saved|stored)| are there)?$/iu,
  /^wie ?viele (?:dokumente|dateien|uploads|unterlagen|pdfs)(?: (?:habe|haben) (?:ich|wir)(?: hochgeladen| gespeichert)?| gibt es)?$/iu,
]
const listed = [
  /^(?:list|show)(?: me)?(?: all)?(?: of)?(?: my| the)? (?:documents|uploads|uploaded files|papers|pdfs)$/iu,
  /^(?:what|which) (?:documents|uploads|papers|pdfs)(?: (?:do|did|have) (?:i|we) (?:have|upload|uploaded|add|added|saved|stored)| are there)$/iu,
  /^(?:liste|zeig|zeige)(?: mir)?(?: alle)?(?: meine| die)? (?:dokumente|uploads|unterlagen|pdfs)(?: auf| an)?$/iu,
  /^welche (?:dokumente|uploads|unterlagen|pdfs)(?: (?:habe|haben) (?:ich|wir)(?: hochgeladen| gespeichert)?| gibt es)$/iu,
]
const mentioning = [
  /^(?:which|what)(?: of my)? (?:documents|files|papers|pdfs) (?:mention|are about|talk about|contain|say something about|deal with|refer to)(?: the| my)? (?<what>.+)$/iu,
  /^(?:find|show|list)(?: me)?(?: all)?(?: my| the)? (?:documents|files|papers|pdfs) (?:about|that mention|mentioning|on|with|containing|that contain)(?: the| my)? (?<what>.+)$/iu,
  /^(?:in )?welche[nr]?(?: meiner)? (?:dokumente[n]?|dateien|unterlagen|pdfs) (?:erwähnen|enthalten|handeln von|geht es um|kommt)(?: de[nmr]| die| das| meine?[nmr]?)? (?<what>.+?)(?: vor)?$/iu,
  /^(?:zeig|zeige|finde|such|suche)(?: mir)?(?: alle)?(?: meine| die)? (?:dokumente|dateien|unterlagen|pdfs) (?:über|zu|zur|zum|mit)(?: de[nmr]| die| das| meine?[nmr]?)? (?<what>.+)$/iu,
]
const single = [
  /^(?:find|show|open|get|give|pull up|bring up)(?: me)? (?:the|my|a) (?:pdf|document|file|scan|paper|copy)(?: of| for| about| with| on)(?: the| my| our)? (?<what>.+)$/iu,
  /^(?:which|what) (?:document|file|paper|pdf) (?:mentions|is about|has|contains)(?: the| my)? (?<what>.+)$/iu,
  /^where(?:['’]s| is) (?:the|my) (?:pdf|document|file|scan|paper|copy)(?: of| for| about| with)(?: the| my| our)? (?<what>.+)$/iu,
  /^(?:zeig|zeige|öffne|finde|such|suche)(?: mir)? (?:das|die|den|mein|meine|meinen) (?:pdf|dokument|datei|scan|kopie) (?:von|vom|zu|zum|zur|über|mit|des|der)(?: de[nmrs]| die| das| meine?[nmrs]?)? (?<what>.+)$/iu,
]

/** "Show me my lease": a document, if one has that name. */
const byName = [
  /^(?:show|open|pull up|bring up|get)(?: me)? (?:my|our) (?<what>.+)$/iu,
  /^(?:zeig|zeige|öffne|such|suche)(?: mir)? (?:mein|unser)(?:e[nmrs]?)? (?<what>.+)$/iu,
]

const isAny = (patterns: readonly RegExp[], whole: string) =>
  patterns.some((pattern) => pattern.test(whole))
const whatOf = (patterns: readonly RegExp[], whole: string) =>
  patterns
    .map((pattern) => pattern.exec(whole)?.groups?.['what'])
    .find((what) => what !== undefined)

/** "Which documents mention insurance", "how many documents do I have"; else undefined. */
export function documentsAsked(question: string): DocumentsAsked | undefined {
  const whole = question.trim().replace(/[\s?.!]+$/u, '')
  if (isAny(counted, whole)) return { of: 'all', isCounted: true }
  if (isAny(listed, whole)) return { of: 'all', isCounted: false }
  const several = whatOf(mentioning, whole)
  if (several !== undefined) return { of: 'some', about: several, isOne: false }
  const one = whatOf(single, whole)
  if (one !== undefined) return { of: 'some', about: one, isOne: true }
  const named = whatOf(byName, whole)
  return named === undefined ? undefined : { of: 'some', about: named, isOne: true, isByName: true }
}
