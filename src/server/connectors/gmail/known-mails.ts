import { z } from 'zod'

/** The stored facts about a message in a mailbox. */
export type KnownMail = {
  /** Empty if the message could not be read. */
  key: string
  /** How many of its attachments are kept as files. */
  files: number
}

const keyBytes = 12

export const packedMails = z.object({ uids: z.string(), keys: z.string(), files: z.string() })
export type PackedMails = z.infer<typeof packedMails>

/** Messages by UID, packed into about 14 bytes each. */
export function packMails(mails: ReadonlyMap<number, KnownMail>): PackedMails {
  const uids = [...mails.keys()].toSorted((a, b) => a - b)
  const steps = Buffer.alloc(uids.length * 5)
  const keys = Buffer.alloc(uids.length * keyBytes)
  const files = Buffer.alloc(uids.length)
  let length = 0
  let before = 0
  for (const [place, uid] of uids.entries()) {
    let step = uid - before
    for (; step >= 128; step = Math.floor(step / 128)) steps[length++] = (step % 128) | 128
    steps[length++] = step
    before = uid
    const mail = mails.get(uid)
    keys.write(mail?.key ?? '', place * keyBytes, keyBytes, 'hex')
    files[place] = mail?.files ?? 0
  }
  return {
    uids: steps.toString('base64', 0, length),
    keys: keys.toString('base64'),
    files: shortened(files).toString('base64'),
  }
}

export function unpackMails({ uids, keys, files }: PackedMails): Map<number, KnownMail> {
  const steps = Buffer.from(uids, 'base64')
  const allKeys = Buffer.from(keys, 'base64')
  const counts = Buffer.from(files, 'base64')
  const mails = new Map<number, KnownMail>()
  let uid = 0
  let step = 0
  let factor = 1
  for (const byte of steps) {
    step += (byte & 127) * factor
    factor *= 128
    if (byte >= 128) continue
    uid += step
    const at = mails.size * keyBytes
    const key = allKeys.toString('hex', at, at + keyBytes)
    mails.set(uid, { key: /^0+$/.test(key) ? '' : key, files: counts[mails.size] ?? 0 })
    step = 0
    factor = 1
  }
  return mails
}

/** Most messages have no attachment; a missing count reads as zero. */
function shortened(files: Buffer): Buffer {
  const last = files.findLastIndex((count) => count > 0)
  return files.subarray(0, last + 1)
}
