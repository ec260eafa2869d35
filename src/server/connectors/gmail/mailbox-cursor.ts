import { z } from 'zod'
import { packMails, packedMails, unpackMails, type KnownMail } from './known-mails.ts'

/** The sync state of a mailbox. */
export type BoxState = {
  /** UIDs are void once the server has renumbered the mailbox. */
  uidValidity: string
  /**
   * Changes up to this value are stored; empty if the server does not track modification sequences.
   */
  modseq: string
  /** The changes being stored now, newest message first. */
  changing: { until: string; below: number } | undefined
  /** When the mailbox was last checked for deleted messages. */
  checkedAt: number
  /** The message count seen by the last sync. */
  exists: number
  /** The search used for the last sync. */
  wanted: string
  complete: boolean
  mails: Map<number, KnownMail>
  /** Messages by their old UIDs, until it is known which of them still exist. */
  former: Map<number, KnownMail> | undefined
}
export type Boxes = Map<string, BoxState>

const sealedBox = z.object({
  uidValidity: z.string(),
  modseq: z.string(),
  changing: z.object({ until: z.string(), below: z.number() }).optional(),
  checkedAt: z.number(),
  exists: z.number(),
  wanted: z.string(),
  complete: z.boolean(),
  mails: packedMails,
  former: packedMails.optional(),
})
const cursorShape = z.object({ boxes: z.record(z.string(), sealedBox) })

/**
 * Reads a stored cursor; messages are fetched again if an earlier version of the program wrote it.
 */
export function openCursor(cursor: string | undefined): Boxes {
  const parsed = cursor === undefined ? undefined : cursorShape.safeParse(JSON.parse(cursor)).data
  return new Map(
    Object.entries(parsed?.boxes ?? {}).map(([path, { mails, former, changing, ...box }]) => [
      path,
      {
        ...box,
        changing,
        mails: unpackMails(mails),
        former: former && unpackMails(former),
      },
    ]),
  )
}

export function closeCursor(boxes: Boxes): string {
  const packed = [...boxes].map(([path, { mails, former, changing, ...box }]) => [
    path,
    {
      ...box,
      ...(changing ? { changing } : {}),
      mails: packMails(mails),
      ...(former ? { former: packMails(former) } : {}),
    },
  ])
  return JSON.stringify({ boxes: Object.fromEntries(packed) })
}
