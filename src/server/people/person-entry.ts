import type { RelationView } from '#shared/people.ts'
import type { Known } from './known.ts'

/** One person, wherever and under whatever name they write. */
export type PersonEntry = {
  /** The identity that tells most of them; also ids made of another one find them. */
  key: string
  name: string
  /** What else they are called. */
  aliases: string[]
  isMe: boolean
  known: Known[]
  organisation: string
  birthday: string
  relations: RelationView[]
  messages: number
  mails: number
  /** ISO 8601, or empty. */
  first: string
  last: string
  /** The person is in an address book, was written to or wrote in a chat. */
  isAcquainted: boolean
}
