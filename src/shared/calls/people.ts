import { done } from '../done.ts'
import {
  joinRequest,
  peopleChange,
  peopleList,
  peopleQuery,
  peopleUndo,
  personDetail,
  relationsRequest,
  renameRequest,
  separateRequest,
  suggestionAnswer,
  suggestionList,
} from '../people.ts'
import type { Call } from './call.ts'

export const listPeople = {
  method: 'GET',
  path: '/api/people',
  by: 'person',
  says: 'People who appear in the data.',
  query: peopleQuery,
  answer: peopleList,
} as const satisfies Call

export const listSuggestions = {
  method: 'GET',
  path: '/api/people/suggestions',
  by: 'person',
  says: 'People who may be the same.',
  answer: suggestionList,
} as const satisfies Call

export const answerSuggestion = {
  method: 'POST',
  path: '/api/people/suggestions/{id}',
  by: 'person',
  says: 'Says whether two people are the same.',
  json: suggestionAnswer,
  answer: peopleChange,
} as const satisfies Call

export const joinPeople = {
  method: 'POST',
  path: '/api/people/join',
  by: 'person',
  says: 'Makes one of several people.',
  json: joinRequest,
  answer: peopleChange,
} as const satisfies Call

export const undoPeople = {
  method: 'POST',
  path: '/api/people/undo',
  by: 'person',
  says: 'Takes a change of people back.',
  json: peopleUndo,
  answer: done,
} as const satisfies Call

export const readPerson = {
  method: 'GET',
  path: '/api/people/{id}',
  by: 'person',
  says: 'A person with addresses, numbers and names.',
  answer: personDetail,
} as const satisfies Call

export const renamePerson = {
  method: 'POST',
  path: '/api/people/{id}/rename',
  by: 'person',
  says: 'Gives a person another name.',
  json: renameRequest,
  answer: peopleChange,
} as const satisfies Call

export const sayRelations = {
  method: 'POST',
  path: '/api/people/{id}/relations',
  by: 'person',
  says: 'Says who a person is to oneself: mother, landlord, …',
  json: relationsRequest,
  answer: peopleChange,
} as const satisfies Call

export const separatePerson = {
  method: 'POST',
  path: '/api/people/{id}/separate',
  by: 'person',
  says: 'Takes an address, a number or a name from a person.',
  json: separateRequest,
  answer: peopleChange,
} as const satisfies Call
