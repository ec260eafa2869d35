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
  access: 'person',
  summary: 'Lists the people who appear in the data.',
  query: peopleQuery,
  response: peopleList,
} as const satisfies Call

export const listSuggestions = {
  method: 'GET',
  path: '/api/people/suggestions',
  access: 'person',
  summary: 'Suggests people who may be the same.',
  response: suggestionList,
} as const satisfies Call

export const answerSuggestion = {
  method: 'POST',
  path: '/api/people/suggestions/{id}',
  access: 'person',
  summary: 'Accepts or rejects such a suggestion.',
  json: suggestionAnswer,
  response: peopleChange,
} as const satisfies Call

export const joinPeople = {
  method: 'POST',
  path: '/api/people/join',
  access: 'person',
  summary: 'Merges several people into one.',
  json: joinRequest,
  response: peopleChange,
} as const satisfies Call

export const undoPeople = {
  method: 'POST',
  path: '/api/people/undo',
  access: 'person',
  summary: 'Undoes a change to people.',
  json: peopleUndo,
  response: done,
} as const satisfies Call

export const readPerson = {
  method: 'GET',
  path: '/api/people/{id}',
  access: 'person',
  summary: 'A person, with their addresses, numbers and names.',
  response: personDetail,
} as const satisfies Call

export const renamePerson = {
  method: 'POST',
  path: '/api/people/{id}/rename',
  access: 'person',
  summary: 'Renames a person.',
  json: renameRequest,
  response: peopleChange,
} as const satisfies Call

export const setRelations = {
  method: 'POST',
  path: '/api/people/{id}/relations',
  access: 'person',
  summary: "Sets a person's relation to the owner: mother, landlord, …",
  json: relationsRequest,
  response: peopleChange,
} as const satisfies Call

export const separatePerson = {
  method: 'POST',
  path: '/api/people/{id}/separate',
  access: 'person',
  summary: 'Separates an address, number or name from a person.',
  json: separateRequest,
  response: peopleChange,
} as const satisfies Call
