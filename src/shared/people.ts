import * as z from 'zod/mini'

export const identityKind = z.enum(['email', 'phone', 'handle', 'name'])
export type IdentityKind = z.infer<typeof identityKind>

/** A person's relation to the owner of the data. */
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
  'godmother',
  'godfather',
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

/** A relation and its origin: the owner, their address book, or messages and mails. */
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
  /** Suggestions in a response. */
  suggestions: 200,
} as const

/** One person across services. */
export const personView = z.object({
  id: z.string(),
  name: z.string(),
  /** Other names. */
  aliases: z.array(z.string()),
  /** Whether this is the owner of the data. */
  isMe: z.boolean(),
  emails: z.array(z.string()),
  /** `+15551234567` */
  phones: z.array(z.string()),
  /** Account names, without `@`. */
  handles: z.array(z.string()),
  /** Services where they occur: `Mail`, `WhatsApp`, `Contacts`, … */
  services: z.array(z.string()),
  organisation: z.string(),
  /** Their relations to the owner of the data. */
  relations: z.array(relationView),
  messages: z.int().check(z.nonnegative()),
  mails: z.int().check(z.nonnegative()),
  /** ISO 8601, or empty. */
  firstContact: z.string(),
  lastContact: z.string(),
})
export type PersonView = z.infer<typeof personView>

const count = z.int().check(z.nonnegative())

/** Records in one source that contain an identity. */
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
  /** The service of an account or name; may be empty. */
  service: z.string(),
  value: z.string(),
  /** Names used with it in records. */
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
  /** Number of pairs that may be one person. */
  suggestions: count,
  /** Cursor of the next page; absent on the last. */
  next: z.optional(z.int()),
})
export type PeopleList = z.infer<typeof peopleList>

export const suggestionReason = z.object({
  code: z.enum(['same_name', 'name_and_organisation', 'address_is_name']),
  /** The shared name, organisation or address. */
  value: z.string(),
})
export type SuggestionReason = z.infer<typeof suggestionReason>

/** Two people who may be the same. */
export const peopleSuggestion = z.object({
  id: z.string(),
  people: z.tuple([personView, personView]),
  reasons: z.array(suggestionReason),
})
export type PeopleSuggestion = z.infer<typeof peopleSuggestion>
/** The likeliest of all. */
export const suggestionList = z.object({
  suggestions: z.array(peopleSuggestion),
  total: z.int().check(z.nonnegative()),
})
export type SuggestionList = z.infer<typeof suggestionList>

export const suggestionAnswer = z.object({ answer: z.enum(['accept', 'reject']) })
export const renameRequest = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(peopleLimits.nameCharacters)),
})
/** All of a person's relations; an empty list rejects those that were found. */
export const relationsRequest = z.object({
  roles: z.array(relationRole).check(z.maxLength(peopleLimits.roles)),
})
export const joinRequest = z.object({
  ids: z
    .array(z.string().check(z.maxLength(60)))
    .check(z.minLength(2), z.maxLength(peopleLimits.joinedAtOnce)),
})
export const separateRequest = z.object({ identity: z.string().check(z.maxLength(60)) })
/** Undoes a change. */
export const peopleUndo = z.object({ undo: z.string().check(z.maxLength(60)) })
/** A change, with its undo id and the resulting person; null if there is none. */
export const peopleChange = z.extend(peopleUndo, { person: z.nullable(personView) })
export type PeopleChange = z.infer<typeof peopleChange>
