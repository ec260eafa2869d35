import { decode } from './html-text.ts'
import { ofCall, type Found } from './findings.ts'
import { messageItem, type Means, type PhoneMessage } from './phone-message.ts'

const block = /<div class="message">(.*?)(?=<div class="message">|<div class="tags"|<\/body>|$)/gs
const moment = /<abbr class="(?:dt|published)" title="([^"]+)"/
const number = /href="tel:([^"]*)"/
const shown = /class="fn"[^>]*>(.*?)</s
const quote = /<q>(.*?)<\/q>/s
const transcript = /<span class="full-text">(.*?)<\/span>/s
const callTypes: readonly (readonly [RegExp, string])[] = [
  [/\bvoicemail\b/i, '4'],
  [/\bmissed\b/i, '3'],
  [/\bplaced\b/i, '2'],
  [/\breceived\b/i, '1'],
]

/** A Google Voice file: a text conversation or a single call. */
export function* voiceFile(html: string, path: string, means: Means): Generator<Found> {
  if (html.includes('hChatLog')) yield* conversation(html, means)
  else yield call(html, path, means)
}

function* conversation(html: string, means: Means): Generator<Found> {
  const blocks = [...html.matchAll(block)].map(([, inner = '']) => inner)
  const listed = /<div class="participants">(.*?)<\/div>/s.exec(html)?.[1] ?? ''
  const people = new Map<string, string>()
  for (const part of [listed, ...blocks]) {
    for (const cite of part.split('</cite>')) {
      const from = number.exec(cite)?.[1] ?? ''
      const name = decode(shown.exec(cite)?.[1] ?? '')
      if (from !== '' && name !== 'Me') people.set(from, name)
    }
  }
  for (const inner of blocks) {
    const ms = Date.parse(moment.exec(inner)?.[1] ?? '')
    if (Number.isNaN(ms)) yield { failed: 'A message without a readable date' }
    else yield { item: messageItem(voiceMessage(inner, ms, people), means) }
  }
}

function voiceMessage(
  inner: string,
  ms: number,
  people: ReadonlyMap<string, string>,
): PhoneMessage {
  const from = number.exec(inner)?.[1] ?? ''
  const mine = decode(shown.exec(inner)?.[1] ?? '') === 'Me'
  const text = decode(quote.exec(inner)?.[1] ?? '')
  const files = [
    ...inner.matchAll(
      /<(?:img|audio|video|a class="(?:video|audio|vcard)")[^>]*?(?:src|href)="([^"]+)"/g,
    ),
  ]
  const others = [...people.keys()]
  const [only] = others
  return {
    kind: files.length > 0 || others.length > 1 ? 'mms' : 'sms',
    ms,
    direction: mine ? 'sent' : 'received',
    service: files.length > 0 || others.length > 1 ? 'MMS' : 'SMS',
    from: mine ? '' : from,
    others,
    // Google's placeholder text for a picture.
    text: files.length > 0 && /^MMS (?:Sent|Received)$/.test(text) ? '' : text,
    files: files.map(([, name = '']) => decode(name).split('/').at(-1) ?? ''),
    contactName: others.length === 1 ? nameOf(people.get(only ?? '') ?? '') : '',
    networkId: '',
  }
}

/** Google writes the number in place of an unknown name. */
const nameOf = (name: string) => (/\p{L}/u.test(name) ? name : '')

function call(html: string, path: string, means: Means): Found {
  const ms = Date.parse(moment.exec(html)?.[1] ?? '')
  const what = path.split('/').at(-1) ?? ''
  const type = callTypes.find(([pattern]) => pattern.test(what))?.[1] ?? ''
  const spoken = /<abbr class="duration" title="PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?"/.exec(html)
  const [, hours = 0, minutes = 0, seconds = 0] = spoken ?? []
  const vcard = /class="contributor vcard">(.*?)<\/div>/s.exec(html)?.[1] ?? html
  const found = ofCall(
    {
      number: number.exec(vcard)?.[1] ?? '',
      contact_name: nameOf(decode(shown.exec(vcard)?.[1] ?? '')),
      duration: String(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)),
      type,
    },
    Number.isNaN(ms) ? 0 : ms,
    means,
  )
  const said = decode(transcript.exec(html)?.[1] ?? '')
  if ('item' in found && found.item.kind === 'activity' && said !== '') {
    const { activity } = found.item
    const detail = activity.detail === '' ? said : `${activity.detail}\n${said}`
    return { item: { ...found.item, activity: { ...activity, detail } } }
  }
  return found
}
