import {
  elementIn,
  elementsIn,
  hasClass,
  parseHtml,
  textOf,
  type HtmlNode,
} from '#server/html/html-tree.ts'
import { callFinding, type BackupFinding } from './findings.ts'
import { messageItem, type Means, type PhoneMessage } from './phone-message.ts'

const callTypes: readonly (readonly [RegExp, string])[] = [
  [/\bvoicemail\b/i, '4'],
  [/\bmissed\b/i, '3'],
  [/\bplaced\b/i, '2'],
  [/\breceived\b/i, '1'],
]

const isCite = ({ tag }: HtmlNode) => tag === 'cite'
const isMoment = (node: HtmlNode) =>
  node.tag === 'abbr' && (hasClass('dt')(node) || hasClass('published')(node))
const mediaClasses = ['video', 'audio', 'vcard']
const isFile = (node: HtmlNode) =>
  ['img', 'audio', 'video'].includes(node.tag) ||
  (node.tag === 'a' && mediaClasses.includes(node.attributes['class'] ?? ''))

const textIn = (node: HtmlNode, fits: (part: HtmlNode) => boolean) => {
  const part = elementIn(node, fits)
  return part === undefined ? '' : textOf(part)
}
const momentIn = (node: HtmlNode) =>
  Date.parse(elementIn(node, isMoment)?.attributes['title'] ?? '')
const numberIn = (node: HtmlNode): string => {
  const isNumber = ({ attributes }: HtmlNode) => attributes['href']?.startsWith('tel:') === true
  return elementIn(node, isNumber)?.attributes['href']?.slice('tel:'.length) ?? ''
}

/** A Google Voice file: a text conversation or a single call. */
export function* voiceFile(html: string, path: string, means: Means): Generator<BackupFinding> {
  const page = parseHtml(html)
  if (html.includes('hChatLog')) yield* conversation(page, means)
  else yield call(page, path, means)
}

function* conversation(page: HtmlNode, means: Means): Generator<BackupFinding> {
  const people = new Map<string, string>()
  for (const cite of elementsIn(page, isCite)) {
    const from = numberIn(cite)
    const name = textIn(cite, hasClass('fn'))
    if (from !== '' && name !== 'Me') people.set(from, name)
  }
  for (const message of elementsIn(page, hasClass('message'))) {
    const ms = momentIn(message)
    if (Number.isNaN(ms)) yield { failed: 'A message without a readable date' }
    else yield { item: messageItem(voiceMessage(message, ms, people), means) }
  }
}

function voiceMessage(
  message: HtmlNode,
  ms: number,
  people: ReadonlyMap<string, string>,
): PhoneMessage {
  const mine = textIn(message, hasClass('fn')) === 'Me'
  const text = textIn(message, ({ tag }) => tag === 'q')
  const files = [...elementsIn(message, isFile)]
    .map(({ attributes }) => attributes['src'] ?? attributes['href'] ?? '')
    .filter((file) => file !== '')
  const others = [...people.keys()]
  const [only] = others
  return {
    kind: files.length > 0 || others.length > 1 ? 'mms' : 'sms',
    ms,
    direction: mine ? 'sent' : 'received',
    service: files.length > 0 || others.length > 1 ? 'MMS' : 'SMS',
    from: mine ? '' : numberIn(message),
    others,
    // Google's placeholder text for a picture.
    text: files.length > 0 && /^MMS (?:Sent|Received)$/.test(text) ? '' : text,
    files: files.map((file) => file.split('/').at(-1) ?? ''),
    contactName: others.length === 1 ? nameOf(people.get(only ?? '') ?? '') : '',
    networkId: '',
  }
}

/** Google writes the number in place of an unknown name. */
const nameOf = (name: string) => (/\p{L}/u.test(name) ? name : '')

function call(page: HtmlNode, path: string, means: Means): BackupFinding {
  const ms = momentIn(page)
  const what = path.split('/').at(-1) ?? ''
  const type = callTypes.find(([pattern]) => pattern.test(what))?.[1] ?? ''
  const duration = elementIn(page, hasClass('duration'))?.attributes['title'] ?? ''
  const spoken = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration)
  const [, hours = 0, minutes = 0, seconds = 0] = spoken ?? []
  const vcard = elementIn(page, hasClass('contributor')) ?? page
  const found = callFinding(
    {
      number: numberIn(vcard),
      contact_name: nameOf(textIn(vcard, hasClass('fn'))),
      duration: String(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)),
      type,
    },
    Number.isNaN(ms) ? 0 : ms,
    means,
  )
  const transcript = textIn(page, hasClass('full-text'))
  if ('item' in found && found.item.kind === 'activity' && transcript !== '') {
    const { activity } = found.item
    const detail = activity.detail === '' ? transcript : `${activity.detail}\n${transcript}`
    return { item: { ...found.item, activity: { ...activity, detail } } }
  }
  return found
}
