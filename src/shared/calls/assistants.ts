import {
  assistantList,
  authorizationRequest,
  consent,
  consentAnswer,
  consentView,
} from '../assistants.ts'
import { done } from '../done.ts'
import type { Call } from './call.ts'

export const listAssistants = {
  method: 'GET',
  path: '/api/account/assistants',
  access: 'account',
  summary: 'Assistants that the person has connected.',
  response: assistantList,
} as const satisfies Call

export const readAuthorization = {
  method: 'POST',
  path: '/api/account/assistants/request',
  access: 'account',
  summary: 'The assistant that requests access, and what it requests.',
  json: authorizationRequest,
  response: consentView,
} as const satisfies Call

export const answerAuthorization = {
  method: 'POST',
  path: '/api/account/assistants',
  access: 'account',
  summary: 'Grants or refuses an assistant access; returns the URL to which the browser goes next.',
  json: consent,
  response: consentAnswer,
} as const satisfies Call

export const disconnectAssistant = {
  method: 'DELETE',
  path: '/api/account/assistants/{id}',
  access: 'account',
  summary: 'Disconnects an assistant.',
  response: done,
} as const satisfies Call
