import { numberOf, textOf, type KnownTables } from '../apple-messages/known-tables.ts'
import type { ChatMessage } from '../kinds/message.ts'
import { baseName } from '../open-archive.ts'
import type { AddressForm } from '../messages/phone.ts'
import { numberIn, type Store, type StoredChat } from './store.ts'

/** Apple counts seconds from 2001. */
const appleEpochMs = Date.UTC(2001, 0, 1)
const kinds: Readonly<Record<number, ChatMessage['kind']>> = {
  0: 'text',
  4: 'text',
  5: 'location',
  7: 'text',
  14: 'deleted',
  46: 'poll',
  59: 'call',
}
/** System messages. */
const notes = new Set([6, 10, 12])

/** `ChatStorage.sqlite` of an iPhone; undefined if it is not one. */
export function iphoneStore(tables: KnownTables, addressForm: AddressForm): Store | undefined {
  if (!tables.has('ZWAMESSAGE') || !tables.has('ZWACHATSESSION')) return undefined
  const names = new Map<string, string>()
  for (const row of tables.rows('ZWAPROFILEPUSHNAME', ['ZJID', 'ZPUSHNAME'])) {
    names.set(textOf(row['ZJID']), textOf(row['ZPUSHNAME']))
  }
  const chats = new Map<number, StoredChat>()
  for (const row of tables.rows('ZWACHATSESSION', ['ZPARTNERNAME', 'ZCONTACTJID'])) {
    const jid = textOf(row['ZCONTACTJID'])
    // The owner's name for a person takes precedence over the person's own.
    const partner = textOf(row['ZPARTNERNAME'])
      .replaceAll(/\p{Cf}/gu, '')
      .trim()
    if (partner !== '') names.set(jid, partner)
    const title = partner || names.get(jid) || numberIn(jid, addressForm) || jid
    if (jid !== '') chats.set(numberOf(row['rowid']), { jid, title })
  }
  const members = new Map<number, { jid: string; name: string }>()
  const memberColumns = ['ZMEMBERJID', 'ZCONTACTNAME', 'ZFIRSTNAME']
  for (const row of tables.rows('ZWAGROUPMEMBER', memberColumns)) {
    const jid = textOf(row['ZMEMBERJID'])
    const name = textOf(row['ZCONTACTNAME']) || textOf(row['ZFIRSTNAME'])
    members.set(numberOf(row['rowid']), { jid, name })
  }
  const media = new Map<number, { file: string; caption: string }>()
  for (const row of tables.rows('ZWAMEDIAITEM', ['ZMEDIALOCALPATH', 'ZTITLE'])) {
    const file = baseName(textOf(row['ZMEDIALOCALPATH']))
    media.set(numberOf(row['rowid']), { file, caption: textOf(row['ZTITLE']) })
  }
  return {
    table: 'ZWAMESSAGE',
    columns: [
      'ZTEXT',
      'ZMESSAGEDATE',
      'ZISFROMME',
      'ZFROMJID',
      'ZCHATSESSION',
      'ZGROUPMEMBER',
      'ZMESSAGETYPE',
      'ZSTANZAID',
      'ZPUSHNAME',
      'ZMEDIAITEM',
    ],
    chatOf: (row) => chats.get(numberOf(row['ZCHATSESSION'])),
    millisecondsOf: (row) => Math.round(numberOf(row['ZMESSAGEDATE']) * 1000) + appleEpochMs,
    nameOf: (jid) => names.get(jid) ?? '',
    messageOf(row) {
      const type = numberOf(row['ZMESSAGETYPE'])
      if (notes.has(type)) return undefined
      const { file = '', caption = '' } = media.get(numberOf(row['ZMEDIAITEM'])) ?? {}
      const text = textOf(row['ZTEXT']) || caption
      const kind = kinds[type] ?? (file === '' ? 'media_omitted' : 'attachment')
      if (text === '' && file === '' && kind === 'text') return undefined
      const fromMe = numberOf(row['ZISFROMME']) === 1
      const member = members.get(numberOf(row['ZGROUPMEMBER']))
      return {
        id: textOf(row['ZSTANZAID']),
        fromMe,
        sender: fromMe ? '' : member?.jid || textOf(row['ZFROMJID']),
        name: member?.name ?? '',
        text,
        kind,
        file: file === '' ? null : file,
      }
    },
  }
}
