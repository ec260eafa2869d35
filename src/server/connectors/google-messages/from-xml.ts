import type { PhoneMessage } from './phone-message.ts'
import type { Attributes, XmlRow } from './read-xml.ts'

const directions: Readonly<Record<string, PhoneMessage['direction']>> = {
  1: 'received',
  2: 'sent',
}
/** Stands for the owner's own number. */
export const ownerToken = 'insert-address-token'
const fromType = '137'
/** SMS Backup & Restore writes all times in milliseconds; others use seconds. */
const millisecondsFrom = 1e11

export const momentOf = (digits: string | undefined): number => {
  const value = Number(digits ?? '')
  return value < millisecondsFrom ? value * 1000 : value
}

const nameOf = (name = '') => (/^\(unknown\)$/i.test(name.trim()) ? '' : name.trim())

export function smsOf(values: Attributes): PhoneMessage {
  const { address = '', body = '', type = '', subject } = values
  return {
    kind: 'sms',
    ms: momentOf(values['date']),
    direction: directions[type] ?? 'unsent',
    service: isRcs(values) ? 'RCS' : 'SMS',
    from: address,
    others: address.split('~'),
    text: subject === undefined || subject === '' ? body : `${subject}\n${body}`,
    files: [],
    contactName: nameOf(values['contact_name']),
    networkId: '',
  }
}

export function mmsOf({
  values,
  parts,
  addresses,
}: Extract<XmlRow, { kind: 'mms' }>): PhoneMessage {
  const { address = '', msg_box: box = '', sub } = values
  const named = addresses.flatMap((each) => {
    const number = each['address'] ?? ''
    return number === '' || number === ownerToken ? [] : [{ number, type: each['type'] }]
  })
  const from = named.find(({ type }) => type === fromType)?.number
  const listed = address.split('~').filter((number) => number !== ownerToken)
  return {
    kind: 'mms',
    ms: momentOf(values['date']),
    direction: directionOf(box, values['m_type']),
    service: isRcs(values) ? 'RCS' : 'MMS',
    from: from ?? listed[0] ?? '',
    others: [...listed, ...named.map(({ number }) => number)],
    text: textOf(parts, sub),
    files: parts.flatMap(fileOf),
    contactName: nameOf(values['contact_name']),
    networkId: values['m_id'] ?? '',
  }
}

/** Without a folder, the message type gives the direction: 128 was sent, 132 received. */
function directionOf(box: string, type: string | undefined): PhoneMessage['direction'] {
  if (box === '' || box === '0') return type === '128' ? 'sent' : 'received'
  return directions[box] ?? 'unsent'
}

/** Google's app stores RCS messages as MMS with a marker of their own. */
export const isRcs = (values: Attributes) =>
  /^proto:/i.test(values['tr_id'] ?? '') ||
  /rcs/i.test(values['ct_t'] ?? '') ||
  /^rcs$/i.test(values['message_type'] ?? values['transport'] ?? '')

export function textOf(parts: readonly Attributes[], subject: string | undefined): string {
  const texts = parts
    .filter(({ ct = '', text }) => /^text\/plain/i.test(ct) && text !== undefined)
    .map(({ text = '' }) => text)
  const about = subject === undefined || /^nosubject$/i.test(subject) ? [] : [subject]
  return [...about, ...texts].filter((text) => text !== '').join('\n')
}

/** The name of an attached file; layouts and texts are not files. */
export function fileOf(part: Attributes): string[] {
  const { ct = '' } = part
  if (/^application\/smil/i.test(ct) || (/^text\/plain/i.test(ct) && part['text'] !== undefined)) {
    return []
  }
  const name = [part['cl'], part['fn'], part['name']].find(
    (text) => text !== undefined && text !== '',
  )
  return [name ?? (ct === '' ? 'attachment' : `${ct.split('/')[0]}.${ct.split('/')[1] ?? ''}`)]
}
