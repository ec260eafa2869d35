import { createHash } from 'node:crypto'
import type { Item } from '../connector.ts'
import type { Means } from './phone-message.ts'
import type { Attributes } from './read-xml.ts'

const actions: Readonly<Record<string, string>> = {
  1: 'answered a call',
  2: 'called',
  3: 'missed a call',
  4: 'got a voicemail',
  5: 'rejected a call',
  6: 'blocked a call',
  7: 'answered a call on another device',
}
/** Values that phones write for a withheld number. */
const hidden = /^-[123]$|^$/

export function callItem(values: Attributes, ms: number, { addressForm, names }: Means): Item {
  const { number = '', duration = '0', type = '' } = values
  const contact = (values['contact_name'] ?? values['name'] ?? '').trim()
  const address = hidden.test(number) ? '' : addressForm(number)
  const known = /^\(unknown\)$/i.test(contact) ? '' : contact
  if (known !== '' && address !== '') names.set(address, known)
  const who = known || names.get(address) || address || 'Private number'
  const seconds = Number(duration)
  const key = createHash('sha256')
    .update(JSON.stringify(['call', address, ms, type]))
    .digest('hex')
  return {
    kind: 'activity',
    key,
    activity: {
      service: 'Phone',
      action: actions[type] ?? 'had a call',
      title: who,
      at: new Date(ms).toISOString(),
      url: '',
      place: '',
      latitude: null,
      longitude: null,
      minutes: Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds / 0.6) / 100 : null,
      detail: who === address ? '' : address,
    },
  }
}
