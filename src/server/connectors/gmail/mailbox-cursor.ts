import { z } from 'zod'
import { packMails, packedMails, unpackMails, type KnownMail } from './known-mails.ts'

/** How far a mailbox is read. */
export type BoxState = {
  /** Mail numbers are void once the server has renumbered the mailbox. */
  uidValidity: string
  /** Changes until here are stored; empty where the server counts none. */
  modseq: string
  /** Changes that are being stored, the newest mail first. */
  changing: { until: string; below: number } | undefined
  /** When it was last looked which mails are gone. */
  checkedAt: number
  /** How many mails it held then or later. */
  exists: number
  /** What of it was asked for. */
  wanted: string
  complete: boolean
  mails: Map<number, KnownMail>
  /** Mails by the numbers before, until it is known which of them are still there. */
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

/** The stored form; mails are fetched again if an earlier version of the program wrote it. */
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
