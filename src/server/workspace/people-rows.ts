import type { KnownPeople } from '#server/people/people-cache.ts'
import { servicesOf } from '#server/people/view.ts'
import { personKind, type PersonRow } from '#server/records/person.ts'
import { rowsOf, type RecordKind } from '#server/records/record-kind.ts'
import type { RecordRows } from './source.ts'

/** Kinds whose rows name the other person of an exchange. */
export const namesPerson = (kind: string): boolean => kind === 'email' || kind === 'message'

/** The record with the names of its correspondents. */
export const withPerson = (
  id: number,
  value: unknown,
  people: KnownPeople | undefined,
): unknown => {
  const cell = people?.directory.cells.get(id)
  return cell === undefined || typeof value !== 'object' ? value : { ...value, known: cell }
}

/** All people; they replace the loaded ones. */
export function peopleRows({ directory, documentId }: KnownPeople, seq: number): RecordRows {
  const of: RecordKind<PersonRow> = personKind
  const listed = directory.people.filter(({ isMe }) => !isMe)
  return {
    seq,
    kind: 'records',
    of,
    documentId,
    isWhole: true,
    ids: [],
    sources: [],
    rows: listed.flatMap((person, index) => {
      const { identities } = person
      const all = (kind: string) =>
        identities.flatMap(({ identity }) => (identity.kind === kind ? [identity.value] : []))
      const row = {
        ...person,
        id: String(index + 1),
        emails: all('email'),
        phones: all('phone'),
        handles: all('handle'),
        services: servicesOf(person),
      }
      return rowsOf(of, row)
    }),
    // The first record that names each person, as the source to cite.
    rowIds: listed.map(({ identities }) => Math.min(...identities.map(({ recordId }) => recordId))),
  }
}

/** Loaded records whose names have changed. */
export const renamedIds = (
  { changedAt, seqs }: KnownPeople,
  held: { from: number; to: number },
): number[] =>
  [...changedAt].flatMap(([id, at]) => {
    const seq = seqs.get(id) ?? 0
    return at > held.from && seq > 0 && seq <= held.to ? [id] : []
  })
