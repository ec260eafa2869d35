import type { RelationView } from '#shared/people.ts'
import type { IdentityProfile } from './identity-profiles.ts'

/** One person across sources and names. */
export type PersonEntry = {
  /** The strongest identity; ids derived from the others find the person, too. */
  key: string
  name: string
  /** Other names. */
  aliases: string[]
  isMe: boolean
  identities: IdentityProfile[]
  organisation: string
  birthday: string
  relations: RelationView[]
  messages: number
  mails: number
  /** ISO 8601, or empty. */
  first: string
  last: string
  /** The person is in an address book, received mail from the owner, or wrote in a chat. */
  isAcquainted: boolean
}
