import { expect, test } from 'vitest'
import type { PersonEntry } from '../person-entry.ts'
import { kinships } from './kinship.ts'
import { roleOfName, roleOfNote } from './mentioned-relations.ts'

const person = (
  name: string,
  card: { note?: string; related?: { label: string; name: string }[] },
) => {
  const known = { name, organisation: '', birthday: '', isBook: true, ...card }
  const entry: Pick<PersonEntry, 'name' | 'isMe'> & { identities: unknown } = {
    name,
    isMe: false,
    identities: [{ cards: [known] }],
  }
  return entry as PersonEntry
}

test('cards tell who is whose relative, from a note or from related names', () => {
  expect(kinships([person('Andre Greer', { note: "Malik's dad. Lives in Newark" })])).toEqual([
    { role: 'father', of: 'Malik', name: 'Andre Greer' },
  ])
  const mother = { related: [{ label: 'Mother', name: 'Yvonne Lattimore' }] }
  expect(kinships([person('Tamika Boateng', mother)])).toEqual([
    { role: 'mother', of: 'Tamika Boateng', name: 'Yvonne Lattimore' },
  ])
  const child = { related: [{ label: 'child', name: 'Tamika Boateng' }] }
  expect(kinships([person('Yvonne Lattimore', child)])).toEqual([])
  expect(
    kinships([person('Nora Finch', { note: "Carla's dentist appointment is on Monday" })]),
  ).toEqual([{ role: 'dentist', of: 'Carla', name: 'Nora Finch' }])
})

test('a note about somebody does not give the contact their role', () => {
  expect(roleOfNote('Mam: Dr Rowlands. Repeat scripts by Wednesday')).toBeUndefined()
  expect(roleOfNote('Mam. Building door code 7719')).toBe('mother')
  expect(roleOfNote('Landlord: 12 Elm Street')).toBe('landlord')
  expect(roleOfName('Mam (Maureen Bevan)')).toBe('mother')
})
