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

const toldBy = (...given: Parameters<typeof person>) =>
  kinships([person(...given)]).map(({ role, of, name }) => `${name} is the ${role} of ${of}`)

test('cards tell who is whose relative, from a note or from related names', () => {
  expect(toldBy('Andre Greer', { note: "Malik's dad. Lives in Newark" })).toEqual([
    'Andre Greer is the father of Malik',
    'Malik is the child of Andre Greer',
  ])
  expect(
    toldBy('Tamika Boateng', { related: [{ label: 'Mother', name: 'Yvonne Lattimore' }] }),
  ).toEqual([
    'Yvonne Lattimore is the mother of Tamika Boateng',
    'Tamika Boateng is the child of Yvonne Lattimore',
  ])
  expect(toldBy('Yvonne Lattimore', { related: [{ label: 'child', name: 'Tamika' }] })).toEqual([
    'Tamika is the child of Yvonne Lattimore',
  ])
  expect(toldBy('Ben Ito', { related: [{ label: 'Spouse,home', name: 'Ana Ito' }] })).toEqual([
    'Ana Ito is the partner of Ben Ito',
    'Ben Ito is the partner of Ana Ito',
  ])
  expect(toldBy('Sinead Barry', { note: "SNA in school. Cian's godmother" })).toEqual([
    'Sinead Barry is the godmother of Cian',
  ])
  for (const note of [
    "Met at the gym. Tom's teacher recommended her",
    "Call first, it's dad's line",
  ])
    expect(toldBy('Nora Finch', { note })).toEqual([])
  expect(toldBy('Nora Finch', { note: "Carla's dentist appointment is on Monday" })).toEqual([
    'Nora Finch is the dentist of Carla',
  ])
})

test('a note names relatives of the contact at the beginning of a clause', () => {
  expect(toldBy('Ben Ito', { note: 'Wife Ana, son is called Kenji. Likes tea' })).toEqual([
    'Ana is the wife of Ben Ito',
    'Kenji is the son of Ben Ito',
  ])
  expect(
    toldBy('Ben Ito', { note: "Met at daughter Emma's school. My wife Eva knows him" }),
  ).toEqual([])
  expect(toldBy('Health Centre', { note: 'Mam: Dr Rowlands. Sister: Dr Who will call' })).toEqual(
    [],
  )
})

test('a note about somebody does not give the contact their role', () => {
  expect(roleOfNote('Mam: Dr Rowlands. Repeat scripts by Wednesday')).toBeUndefined()
  expect(roleOfNote('Mam. Building door code 7719')).toBe('mother')
  expect(roleOfNote('Landlord: 12 Elm Street')).toBe('landlord')
  expect(roleOfName('Mam (Maureen Bevan)')).toBe('mother')
})
