import * as z from 'zod/mini'

export const identityKind = z.enum(['email', 'phone', 'handle', 'name'])
export type IdentityKind = z.infer<typeof identityKind>

/** Who somebody is to the person whose data it is. */
export const relationRole = z.enum([
  'mother',
  'father',
  'sister',
  'brother',
  'daughter',
  'son',
  'wife',
  'husband',
  'partner',
  'grandmother',
  'grandfather',
  'aunt',
  'uncle',
  'niece',
  'nephew',
  'cousin',
  'mother_in_law',
  'father_in_law',
  'sister_in_law',
  'brother_in_law',
  'friend',
  'flatmate',
  'neighbour',
  'boss',
  'colleague',
  'landlord',
  'tenant',
  'doctor',
  'dentist',
  'vet',
  'therapist',
  'teacher',
  'lawyer',
  'accountant',
  'bank',
])
export type RelationRole = z.infer<typeof relationRole>

/** What somebody is, and who says so: the person, their address book, or what messages and mails say. */
export const relationView = z.object({
  role: relationRole,
  from: z.enum(['you', 'contacts', 'texts']),
})
export type RelationView = z.infer<typeof relationView>

export const peopleLimits = {
  nameCharacters: 100,
  pageSize: 50,
  joinedAtOnce: 20,
  roles: 5,
} as const

/** One person, wherever they write. */
export const personView = z.object({
  id: z.string(),
  name: z.string(),
  /** What else they are called. */
  aliases: z.array(z.string()),
  /** The person whose data it is. */
  isMe: z.boolean(),
  emails: z.array(z.string()),
  /** `+15551234567` */
  phones: z.array(z.string()),
  /** Account names, without `@`. */
  handles: z.array(z.string()),
  /** Where they were met: `Mail`, `WhatsApp`, `Contacts`, … */
  services: z.array(z.string()),
  organisation: z.string(),
  /** Who they are to the person whose data it is. */
  relations: z.array(relationView),
  messages: z.int().check(z.nonnegative()),
  mails: z.int().check(z.nonnegative()),
  /** ISO 8601, or empty. */
  firstContact: z.string(),
  lastContact: z.string(),
})
export type PersonView = z.infer<typeof personView>

const count = z.int().check(z.nonnegative())

/** What one source says of an identity, in records. */
export const identitySource = z.object({
  sourceId: z.string(),
  name: z.string(),
  contacts: count,
  mails: count,
  messages: count,
  events: count,
  posts: count,
})
export type IdentitySource = z.infer<typeof identitySource>

export const identityView = z.object({
  id: z.string(),
  kind: identityKind,
  /** The service of an account or a name; may be empty. */
  service: z.string(),
  value: z.string(),
  /** Names that records give with it. */
  names: z.array(z.string()),
  sources: z.array(identitySource),
})
export type IdentityView = z.infer<typeof identityView>

export const personDetail = z.extend(personView, { identities: z.array(identityView) })
export type PersonDetail = z.infer<typeof personDetail>

export const peopleQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(200))),
  cursor: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
})
export const peopleList = z.object({
  people: z.array(personView),
  total: count,
  /** How many pairs may be one person. */
  suggestions: count,
  /** Cursor of the next page; absent on the last one. */
  next: z.optional(z.int()),
})
export type PeopleList = z.infer<typeof peopleList>

export const suggestionReason = z.object({
  code: z.enum(['same_name', 'name_and_organisation', 'address_is_name']),
  /** The name, the organisation or the address. */
  value: z.string(),
})
export type SuggestionReason = z.infer<typeof suggestionReason>

/** Two who may be one person. */
export const peopleSuggestion = z.object({
  id: z.string(),
  people: z.tuple([personView, personView]),
  reasons: z.array(suggestionReason),
})
export type PeopleSuggestion = z.infer<typeof peopleSuggestion>
export const suggestionList = z.object({ suggestions: z.array(peopleSuggestion) })

export const suggestionAnswer = z.object({ answer: z.enum(['accept', 'reject']) })
export const renameRequest = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(peopleLimits.nameCharacters)),
})
/** All that somebody is; an empty list says that they are none of what was found. */
export const relationsRequest = z.object({
  roles: z.array(relationRole).check(z.maxLength(peopleLimits.roles)),
})
export const joinRequest = z.object({
  ids: z
    .array(z.string().check(z.maxLength(60)))
    .check(z.minLength(2), z.maxLength(peopleLimits.joinedAtOnce)),
})
export const separateRequest = z.object({ identity: z.string().check(z.maxLength(60)) })
/** What takes a change back. */
export const peopleUndo = z.object({ undo: z.string().check(z.maxLength(60)) })
/** A change, with what takes it back and the person that it left; null where there is none. */
export const peopleChange = z.extend(peopleUndo, { person: z.nullable(personView) })
export type PeopleChange = z.infer<typeof peopleChange>
