import { and, eq } from 'drizzle-orm'
import type { ThreadMessage, ThreadView } from '#shared/threads.ts'
import type { Cell } from '#shared/answers.ts'
import { serviceOf, type ChatMessage } from '#server/connectors/kinds/message.ts'
import type { Database } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import { readStoredMessages } from '#server/sources/reading/open-records.ts'
import { monthOf } from '#server/sources/reading/render-chat.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { authorsSql, neighboursSql } from './thread-sql.ts'

type Deps = { db: Database; vault: Vault; workspaces: Pick<Workspaces, 'query' | 'places'> }

const mostMessages = 20_000

/** A month of a chat, with links to the months before and after. */
export function createReadChat({ db, vault, workspaces }: Deps) {
  async function documentOf(userId: string, row: Cell | undefined): Promise<string | undefined> {
    if (typeof row !== 'number') return undefined
    const [place] = await workspaces.places(userId, [row], 1)
    return place?.documentId
  }

  return async function readChat(
    userId: string,
    documentId: string,
  ): Promise<ThreadView | undefined> {
    const keys = await vault.keysOf(userId)
    const { stored, sourceId } = await db.asUser(userId, async (tx) => {
      const [document] = await tx
        .select({ sourceId: documents.sourceId })
        .from(documents)
        .where(and(eq(documents.userId, userId), eq(documents.id, documentId)))
      return {
        stored: await readStoredMessages(tx, keys, { userId, documentId }),
        sourceId: document?.sourceId ?? '',
      }
    })
    const [first] = stored
    if (first === undefined) return undefined
    const { chat } = first.message
    const service = serviceOf(first.message)
    const month = monthOf(first.message)
    const of = { chat, service, sourceId }
    const span = { first: first.id, last: (stored.at(-1) ?? first).id }
    const [authors, neighbours] = await Promise.all([
      workspaces.query(userId, authorsSql(of, span), { maxRows: mostMessages }),
      workspaces.query(userId, neighboursSql(of, span)),
    ])
    const byRow = new Map(
      authors.rows.map(([row, name, isMine]) => [String(row), { name, isMine }]),
    )
    const [before, after] = neighbours.rows[0] ?? []
    const [earlier, later] = await Promise.all([
      documentOf(userId, before),
      documentOf(userId, after),
    ])
    return {
      kind: 'chat',
      title: chat,
      service,
      month,
      messages: stored.map(({ id, message }) => {
        const known = byRow.get(String(id))
        return chatLine(message, {
          id: String(id),
          documentId,
          author: String(known?.name ?? '') || (message.author ?? ''),
          isMine: message.fromMe ?? known?.isMine === true,
        })
      }),
      ...(earlier === undefined ? {} : { earlier }),
      ...(later === undefined ? {} : { later }),
    }
  }
}

const chatLine = (
  { at, local, text, file, kind, edited, reactions = [] }: ChatMessage,
  who: Pick<ThreadMessage, 'id' | 'documentId' | 'author' | 'isMine'>,
): ThreadMessage => ({
  ...who,
  at: at ?? local,
  text: file !== null && text === file ? '' : text,
  quoted: '',
  to: '',
  attachments: file === null ? [] : [file],
  reactions: reactions.map(({ reaction }) => reaction),
  isEdited: edited,
  isNotice: kind === 'system' || kind === 'deleted',
})
