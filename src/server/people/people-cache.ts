import { setImmediate } from 'node:timers/promises'
import type { SourceView } from '#shared/sources.ts'
import { usualCallingCode } from '#server/connectors/messages/phone.ts'
import type { PeopleOf } from '#server/records/record-kind.ts'
import type { RecordsVersion } from '#server/records/records-version.ts'
import { buildDirectory, type PeopleDirectory } from './people-directory.ts'
import { descriptors } from '#server/connectors/all.ts'
import { createIdentify, type Identify, type Identity } from './identity.ts'
import { mentionIn, type Mention } from './mention.ts'
import type { PeopleStore } from './store.ts'

/** The people in a person's records at one version of them. */
export type KnownPeople = {
  version: RecordsVersion
  directory: PeopleDirectory
  /** One of the records' documents. */
  documentId: string
  /** When the names of a record last changed, as the end of the sequence at that time. */
  changedAt: ReadonlyMap<number, number>
  /** Each record's position in the sequence. */
  seqs: ReadonlyMap<number, number>
}

type CachedPeople = KnownPeople & {
  callingCode: string | undefined
  /** The names that the person says they use in chats. */
  ownNames: string
  identify: Identify
  mentions: Map<number, Mention>
  seqs: Map<number, number>
  changedAt: Map<number, number>
}

type Deps = {
  store: PeopleStore
  sourcesOf: (userId: string) => Promise<SourceView[]>
  versionOf: (userId: string) => Promise<RecordsVersion>
}

const heldAtOnce = 8
/** Records read before yielding to other work of the process. */
const recordsATurn = 200

/** Keeps the people in a person's records in memory, and reads only new records. */
export function createPeopleCache({ store, sourcesOf, versionOf }: Deps) {
  /** Least recently used first. */
  const held = new Map<string, CachedPeople>()
  const running = new Map<string, Promise<CachedPeople>>()

  async function refresh(userId: string): Promise<CachedPeople> {
    const version = await versionOf(userId)
    const before = held.get(userId)
    if (before && isSame(before.version, version)) return keep(userId, before)
    const sources = await sourcesOf(userId)
    const callingCode = await callingCodeOf(userId, sources, before)
    const ownNames = JSON.stringify(sources.map(({ id, config }) => [id, config.ownNames ?? []]))
    const isHeld = before?.callingCode === callingCode && before?.ownNames === ownNames
    const start = isHeld && before ? before : begin(callingCode, ownNames)
    const { mentions, seqs } = start
    const { last, documentId } = await take(userId, start)
    if (start.version.seq > 0 && start.version.deletions !== version.deletions) {
      const left = await store.ids(userId)
      for (const id of mentions.keys()) if (!left.has(id)) mentions.delete(id)
    }
    const [decisions, email] = await Promise.all([
      store.decisions(userId),
      store.accountEmail(userId),
    ])
    const directory = buildDirectory({
      mentions: [...mentions.values()],
      decisions,
      own: ownIdentities(email, sources, start.identify),
    })
    const seq = Math.max(version.seq, last)
    const changedAt = new Map(start.changedAt)
    for (const [id, cell] of directory.cells) {
      if (!areSame(start.directory.cells.get(id), cell)) changedAt.set(id, seq)
    }
    for (const id of start.directory.cells.keys())
      if (!directory.cells.has(id)) changedAt.set(id, seq)
    const { deletions } = version
    return keep(userId, {
      ...start,
      version: { seq, deletions },
      directory,
      documentId: documentId || start.documentId,
      changedAt,
      seqs,
    })
  }

  async function take(userId: string, { mentions, seqs, identify, version }: CachedPeople) {
    let last = version.seq
    let documentId = ''
    for await (const page of store.records(userId, version.seq)) {
      for (const [place, record] of page.entries()) {
        if (place % recordsATurn === recordsATurn - 1) await setImmediate()
        const mention = record.kind === 'gone' ? undefined : mentionIn(record, identify)
        if (mention) mentions.set(record.id, mention)
        else mentions.delete(record.id)
        seqs.set(record.id, record.seq)
        documentId ||= record.documentId
        last = Math.max(last, record.seq)
      }
    }
    return { last, documentId }
  }

  /**
   * Numbers without a country get the owner's: that of their sources, else that of most of their
   * numbers.
   */
  async function callingCodeOf(
    userId: string,
    sources: SourceView[],
    before: CachedPeople | undefined,
  ) {
    const own = usualCallingCode(sources.map(({ config }) => config.accountId))
    if (own !== undefined) return own
    if (before?.callingCode !== undefined) return before.callingCode
    const numbers: string[] = []
    const identify = createIdentify(undefined)
    for await (const page of store.records(userId, 0)) {
      for (const record of page) {
        const found = record.kind === 'gone' ? undefined : mentionIn(record, identify)
        for (const { identity } of [...(found?.from ?? []), ...(found?.to ?? [])]) {
          if (identity.kind === 'phone') numbers.push(identity.value)
        }
      }
      break
    }
    return usualCallingCode(numbers)
  }

  function keep(userId: string, state: CachedPeople): CachedPeople {
    held.delete(userId)
    held.set(userId, state)
    const [oldest] = held.keys()
    if (held.size > heldAtOnce && oldest !== undefined) held.delete(oldest)
    return state
  }

  return {
    /** The current state; calls for one person run one at a time. */
    async of(userId: string): Promise<KnownPeople> {
      const before = running.get(userId)
      const next = (before ?? Promise.resolve()).then(
        () => refresh(userId),
        () => refresh(userId),
      )
      running.set(userId, next)
      try {
        return await next
      } finally {
        if (running.get(userId) === next) running.delete(userId)
      }
    },
    forget(userId: string): void {
      held.delete(userId)
    },
  }
}

const areSame = (a: PeopleOf | undefined, b: PeopleOf) =>
  a?.with === b.with && a.from === b.from && a.to === b.to

const isSame = (a: RecordsVersion, b: RecordsVersion) =>
  a.seq === b.seq && a.deletions === b.deletions

const begin = (callingCode: string | undefined, ownNames: string): CachedPeople => ({
  version: { seq: 0, deletions: 0 },
  directory: buildDirectory({ mentions: [], decisions: [], own: [] }),
  documentId: '',
  callingCode,
  ownNames,
  identify: createIdentify(callingCode),
  mentions: new Map(),
  seqs: new Map(),
  changedAt: new Map(),
})

/** The owner's identities according to their account and sources. */
function ownIdentities(
  email: string,
  sources: readonly SourceView[],
  identify: Identify,
): Identity[] {
  return [
    identify.email(email),
    ...sources.map(({ type, config: { accountId } }) => {
      const { accountIdentity = 'name' } = descriptors[type]
      if (accountIdentity === 'none' || accountId === '') return undefined
      return (
        identify.email(accountId) ??
        identify.phone(accountId) ??
        identify[accountIdentity](type, accountId)
      )
    }),
  ].flatMap((identity) => identity ?? [])
}
