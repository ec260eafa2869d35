import type { ImapFlow, ListResponse, SearchObject } from 'imapflow'
import type { SourceInclude } from '#shared/sources.ts'

/** A mailbox to read, and the label for its messages if the server has no labels. */
export type Box = { path: string; label: string | undefined }

const dayMs = 24 * 60 * 60 * 1000
const specialLabels: Record<string, string> = {
  '\\Sent': 'Sent',
  '\\Drafts': 'Draft',
  '\\Archive': 'Archive',
  '\\Inbox': 'Inbox',
  '\\Flagged': 'Starred',
}

/**
 * The mailbox that holds all mail if there is one, otherwise every mailbox except Trash and Spam.
 */
export function chooseBoxes(list: readonly ListResponse[], include: SourceInclude): Box[] {
  const all = list.find((box) => box.specialUse === '\\All')
  if (all) return [{ path: all.path, label: undefined }]
  const { withoutFolders = [] } = include
  return list
    .filter(({ flags }) => !flags.has('\\Noselect') && !flags.has('\\NonExistent'))
    .filter(({ specialUse }) => specialUse !== '\\Trash' && specialUse !== '\\Junk')
    .map((box) => ({ path: box.path, label: labelOf(box) }))
    .filter(
      ({ path, label }) =>
        !withoutFolders.some((folder) =>
          [path, label].some((own) => own === folder || own.startsWith(`${folder}/`)),
        ),
    )
}

function labelOf({ path, delimiter, specialUse = '' }: ListResponse): string {
  const special = specialLabels[specialUse]
  if (special) return special
  if (path.toUpperCase() === 'INBOX') return 'Inbox'
  return delimiter ? path.replaceAll(delimiter, '/') : path
}

const systemSearch: Record<string, string> = {
  inbox: 'in:inbox',
  sent: 'in:sent',
  draft: 'in:draft',
  starred: 'is:starred',
  important: 'is:important',
}

/** The server-side search, so that excluded messages are not fetched. */
export function searchFor(
  client: ImapFlow,
  { since, withoutFolders = [] }: SourceInclude,
): SearchObject {
  const asked: SearchObject = {}
  // The server compares arrival days in its own time zone; surplus messages are dropped later.
  if (since !== undefined) asked.since = new Date(Date.parse(since) - dayMs)
  if (withoutFolders.length > 0 && client.capabilities.has('X-GM-EXT-1')) {
    asked.gmraw = withoutFolders
      .map((folder) => {
        const plain = folder.replaceAll(/["\\\p{Cc}]/gu, ' ')
        return `-${systemSearch[plain.toLowerCase()] ?? `label:"${plain}"`}`
      })
      .join(' ')
  }
  return asked
}
