import { and, eq } from 'drizzle-orm'
import { threadLimits, type ThreadMessage, type ThreadView } from '#shared/threads.ts'
import type { Mail } from '#server/connectors/kinds/mail.ts'
import type { Database } from '#server/db/open.ts'
import { records } from '#server/db/tables.ts'
import { readMails } from '#server/sources/reading/open-records.ts'
import { mailTitle } from '#server/sources/reading/render-mail.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { mailsSql } from './thread-sql.ts'

type Deps = { db: Database; vault: Vault; workspaces: Pick<Workspaces, 'query' | 'places'> }

/** All mails of a mail's thread, oldest first. */
export function createReadMails({ db, vault, workspaces }: Deps) {
  return async function readMailThread(
    userId: string,
    documentId: string,
  ): Promise<ThreadView | undefined> {
    const [opened] = await db.asUser(userId, (tx) =>
      tx
        .select({ id: records.id })
        .from(records)
        .where(
          and(
            eq(records.userId, userId),
            eq(records.documentId, documentId),
            eq(records.kind, 'email'),
          ),
        ),
    )
    if (opened === undefined) return undefined
    const keys = await vault.keysOf(userId)
    const { rows } = await workspaces.query(userId, mailsSql(opened.id, threadLimits.mails))
    const ids = rows.map(([row]) => Number(row))
    const [mails, places] = await Promise.all([
      db.asUser(userId, (tx) => readMails(tx, keys, userId, ids.map(BigInt))),
      workspaces.places(userId, ids, ids.length),
    ])
    const documentOf = new Map(
      places.flatMap((place) => place.rows.map(({ id }) => [String(id), place.documentId])),
    )
    const messages = rows.toReversed().flatMap(([row, author, isMine]) => {
      const id = String(row)
      const mail = mails.get(BigInt(id))
      if (mail === undefined) return []
      return [
        mailLine(mail, {
          id,
          documentId: documentOf.get(id) ?? documentId,
          author: String(author ?? ''),
          isMine: isMine === true,
        }),
      ]
    })
    const [first] = messages
    const subject = first && mails.get(BigInt(first.id))
    const title = subject === undefined ? '' : mailTitle(subject)
    return { kind: 'mail', title, service: '', month: '', messages }
  }
}

const nameOf = ({ name, address }: Mail['from'][number]) => name || address

function mailLine(
  mail: Mail,
  {
    id,
    documentId,
    author,
    isMine,
  }: Pick<ThreadMessage, 'id' | 'documentId' | 'author' | 'isMine'>,
): ThreadMessage {
  const [from] = mail.from
  return {
    id,
    documentId,
    at: mail.date,
    author: author || (from === undefined ? '' : nameOf(from)),
    isMine,
    text: mail.text,
    quoted: mail.quoted,
    to: [...mail.to, ...mail.cc].map(nameOf).join(', '),
    attachments: mail.attachments.map(({ name }) => name),
    reactions: [],
    isEdited: false,
    isNotice: false,
  }
}
