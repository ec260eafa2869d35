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
  summary: 'Assistants that the person connected by signing in.',
  response: assistantList,
} as const satisfies Call

export const readAuthorization = {
  method: 'POST',
  path: '/api/account/assistants/request',
  access: 'account',
  summary: 'Who asks for access, and what for.',
  json: authorizationRequest,
  response: consentView,
} as const satisfies Call

export const answerAuthorization = {
  method: 'POST',
  path: '/api/account/assistants',
  access: 'account',
  summary: 'Allows an assistant access, or refuses it, and says where the browser goes next.',
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
