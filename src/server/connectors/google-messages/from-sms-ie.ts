import { z } from 'zod'
import { fileOf, isRcs, momentOf, ownerToken, textOf } from './from-xml.ts'
import type { PhoneMessage } from './phone-message.ts'
import type { Attributes } from './read-xml.ts'

/** Rows of the phone's own database; SMS Import/Export writes all values as strings. */
const value = z
  .union([z.string(), z.number(), z.boolean()])
  .transform(String)
  .nullish()
  .catch(undefined)
const values = z.looseObject({}).transform(textsOf)
const address = z.looseObject({
  address: value,
  type: value,
  __display_name: value,
  display_name: value,
})
const row = z.looseObject({
  __sender_address: address.optional(),
  __recipient_addresses: z.array(address).optional(),
  __parts: z.array(values).optional(),
  // The names used by the app's first version.
  sender_address: address.optional(),
  recipient_addresses: z.array(address).optional(),
  parts: z.array(values).optional(),
})
type RawRow = z.infer<typeof row>

export type SmsIeRow =
  | { kind: 'message'; message: PhoneMessage }
  | { kind: 'call'; values: Attributes; ms: number }

/** A row of `messages.ndjson`, `calls.ndjson` or their older forms; undefined for anything else. */
export function rowOf(json: unknown): SmsIeRow | undefined {
  const parsed = row.safeParse(json)
  if (!parsed.success) return undefined
  const texts = textsOf(parsed.data)
  if (texts['msg_box'] !== undefined || parsed.data.__parts || parsed.data.parts) {
    return { kind: 'message', message: mms(parsed.data, texts) }
  }
  if (texts['number'] !== undefined && texts['duration'] !== undefined) {
    const name = texts['__display_name'] ?? texts['display_name'] ?? texts['name'] ?? ''
    return { kind: 'call', values: { ...texts, contact_name: name }, ms: momentOf(texts['date']) }
  }
  if (texts['address'] === undefined || texts['date'] === undefined) return undefined
  return { kind: 'message', message: sms(texts) }
}

const boxes: Readonly<Record<string, PhoneMessage['direction']>> = { 1: 'received', 2: 'sent' }

function sms(texts: Attributes): PhoneMessage {
  const { address: from = '', body = '', type = '' } = texts
  return {
    kind: 'sms',
    ms: momentOf(texts['date']),
    direction: boxes[type] ?? 'unsent',
    service: isRcs(texts) ? 'RCS' : 'SMS',
    from,
    others: [from],
    text: body,
    files: [],
    contactName: texts['__display_name'] ?? texts['display_name'] ?? '',
    networkId: '',
  }
}

function mms(raw: RawRow, texts: Attributes): PhoneMessage {
  const sender = raw.__sender_address ?? raw.sender_address
  const recipients = raw.__recipient_addresses ?? raw.recipient_addresses ?? []
  const parts = raw.__parts ?? raw.parts ?? []
  const numbers = [sender, ...recipients].flatMap((each) => {
    const number = each?.address ?? ''
    return number === '' || number === ownerToken ? [] : [number]
  })
  const direction = boxes[texts['msg_box'] ?? ''] ?? 'unsent'
  const name = sender?.__display_name ?? sender?.display_name
  return {
    kind: 'mms',
    ms: momentOf(texts['date']),
    direction,
    service: isRcs(texts) ? 'RCS' : 'MMS',
    from: direction === 'received' ? (sender?.address ?? numbers[0] ?? '') : '',
    others: numbers,
    text: textOf(parts, texts['sub']),
    files: parts.flatMap(fileOf),
    contactName: numbers.length <= 1 ? (name ?? '') : '',
    networkId: texts['m_id'] ?? '',
  }
}

function textsOf(from: Readonly<Record<string, unknown>>): Attributes {
  const texts: Record<string, string> = {}
  for (const [name, raw] of Object.entries(from)) {
    if (typeof raw === 'string' && raw !== 'null') texts[name] = raw
    else if (typeof raw === 'number' || typeof raw === 'boolean') texts[name] = String(raw)
  }
  return texts
}
