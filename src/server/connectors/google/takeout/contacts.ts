import type { Contact } from '../../kinds/contact.ts'
import { hashOf } from './activities.ts'
import { cardLines, structured, unescapeText, type CardLine } from './card-lines.ts'
import { itemPiece, skippedPiece, type Read } from './piece.ts'

/** Contact cards. Google repeats a card in the file of every group it belongs to. */
export const readContacts: Read = async function* (file, { signal }) {
  let card: CardLine[] | undefined
  for await (const line of cardLines(file.stream())) {
    signal.throwIfAborted()
    const value = line.value.trim().toUpperCase()
    if (line.name === 'BEGIN' && value === 'VCARD') card = []
    else if (line.name === 'END' && value === 'VCARD') {
      const contact = card ? contactOf(card) : undefined
      card = undefined
      if (contact) yield itemPiece({ kind: 'contact', key: contactKey(contact), contact })
      else yield skippedPiece('Cards without a name, an address and a number')
    } else if (line.name !== 'PHOTO') card?.push(line)
  }
}

export const contactKey = ({ name, emails, phones }: Contact) =>
  hashOf(['vcard', name, emails.toSorted(), phones.toSorted()])

function contactOf(card: readonly CardLine[]): Contact | undefined {
  const all = (name: string) => card.filter((line) => line.name === name)
  const first = (name: string) => all(name)[0]?.value ?? ''
  const values = (name: string) => [
    ...new Set(
      all(name)
        .map(({ value }) => unescapeText(value))
        .filter((value) => value !== ''),
    ),
  ]
  const [family = '', given = '', middle = '', prefix = '', suffix = ''] = structured(first('N'))
  const parts = [prefix, given, middle, family, suffix].filter((part) => part !== '')
  const [organisation = '', ...units] = structured(first('ORG'))
  const emails = values('EMAIL').map((address) => address.toLowerCase())
  const phones = values('TEL').map((phone) => phone.replace(/^tel:/i, ''))
  const name = unescapeText(first('FN')) || parts.join(' ') || unescapeText(first('NICKNAME'))
  if (name === '' && organisation === '' && emails.length + phones.length === 0) return undefined
  const handles = [...values('IMPP'), ...values('X-SOCIALPROFILE')]
    .map((handle) => handle.replace(/^[\w-]+:/, '').replace(/^@/, ''))
    .filter((handle) => !handle.startsWith('//'))
  const related = relatedOf(card)
  return {
    service: 'Contacts',
    relation: 'contact',
    name: name || organisation,
    emails,
    phones,
    handles,
    organisation: [organisation, ...units].filter((part) => part !== '').join(', '),
    position: unescapeText(first('TITLE')),
    birthday: birthday(first('BDAY')),
    address: structured(first('ADR'))
      .filter((part) => part !== '')
      .join(', '),
    url: values('URL')[0] ?? '',
    since: '',
    note: values('NOTE').join('\n'),
    ...(related.length > 0 ? { related } : {}),
  }
}

/**
 * `RELATED;TYPE=parent:Ruth Weber`, and Apple's form: `item1.X-ABRELATEDNAMES:Ruth Weber` with
 * `item1.X-ABLABEL:_$!<Mother>!$_`.
 */
function relatedOf(card: readonly CardLine[]): NonNullable<Contact['related']> {
  return card.flatMap(({ name, group, params, value }) => {
    if (name !== 'RELATED' && name !== 'X-ABRELATEDNAMES') return []
    const labelLine = card.find((line) => line.name === 'X-ABLABEL' && line.group === group)
    const written = group && labelLine ? unescapeText(labelLine.value) : (params.get('TYPE') ?? '')
    const label = written.replace(/^_\$!<(.*)>!\$_$/, '$1').toLowerCase()
    const whom = unescapeText(value)
    return label === '' || whom === '' || /^(urn|https?|data):/i.test(whom)
      ? []
      : [{ label, name: whom }]
  })
}

/** `19800102`, `1980-01-02T…` and `--0102`, which has no year. */
function birthday(written: string): string {
  const found = /^(\d{4}|--)-?(\d{2})-?(\d{2})/.exec(written.trim())
  if (!found) return ''
  const [, year, month, day] = found
  return year === '--' ? `--${month}-${day}` : `${year}-${month}-${day}`
}
