import type { ContentBlock } from '#shared/documents.ts'
import { isAutomatic } from '#server/connectors/kinds/automatic-sender.ts'
import type { Mail, MailPerson } from '#server/connectors/kinds/mail.ts'
import { chunkDocument } from '#server/ingestion/chunk.ts'
import type { Block } from '#server/ingestion/extracted.ts'
import type { Passage } from '#server/search/passage.ts'
import { dayText } from './day-text.ts'

/** More recipients than this are counted rather than named. */
const namedPeople = 20

/**
 * Whether the mail went to many people or was made from a template, so that its contents are not
 * private to one.
 */
export const isSentToMany = ({ bulk, from }: Mail): boolean =>
  bulk === true || from.some(({ address }) => isAutomatic(address))

export const mailTitle = ({ subject }: Mail) => subject || '(no subject)'

/** A mail as the viewer shows it. */
export function mailBlocks(mail: Mail): ContentBlock[] {
  const blocks: ContentBlock[] = [
    { kind: 'heading', level: 1, text: mailTitle(mail) },
    { kind: 'paragraph', text: headerOf(mail) },
    ...paragraphs(mail.text),
  ]
  if (mail.attachments.length > 0) {
    const names = mail.attachments.map(({ name }) => name).join(', ')
    blocks.push({ kind: 'paragraph', text: `Attachments: ${names}` })
  }
  if (mail.truncated) {
    blocks.push({ kind: 'paragraph', text: 'This mail is longer than what Trove keeps of one.' })
  }
  if (mail.quoted !== '') {
    blocks.push({ kind: 'heading', level: 2, text: 'Quoted' }, ...paragraphs(mail.quoted))
  }
  return blocks
}

/**
 * The searchable part of a mail. Quoted text is left out, because it is indexed with its own mail.
 */
export function mailPassages(mail: Mail): Passage[] {
  const blocks = mailBlocks(mail)
  const end = blocks.findLastIndex(({ kind, text }) => kind === 'heading' && text === 'Quoted')
  const own = blocks.slice(0, mail.quoted === '' ? blocks.length : end)
  const path = [mailTitle(mail), pathLine(mail)]
  return chunkDocument({ blocks: located(own).slice(1) }).map((passage) => ({ ...passage, path }))
}

export const located = (blocks: readonly ContentBlock[]): Block[] =>
  blocks.map(({ kind, text, level }, index) => ({
    kind,
    text,
    ...(level === undefined ? {} : { level }),
    locator: { kind: 'blocks', from: index, to: index },
  }))

function pathLine({ from, date }: Mail): string {
  const sender = from[0] ? ` from ${from[0].name || from[0].address}` : ''
  return `Mail${sender}${date === '' ? '' : `, ${dayText(date)}`}`
}

function headerOf({ from, to, cc, date }: Mail): string {
  const lines = [
    ['From', peopleText(from)],
    ['To', peopleText(to)],
    ['Cc', peopleText(cc)],
    ['Date', date === '' ? '' : `${dayText(date)}, ${date.slice(11, 16)} UTC`],
  ]
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')
}

function peopleText(people: readonly MailPerson[]): string {
  const named = people
    .slice(0, namedPeople)
    .map(({ name, address }) => (name === '' ? address : `${name} <${address}>`))
  const more = people.length - named.length
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
}

const paragraphs = (text: string): ContentBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ kind: 'paragraph', text: part }))
