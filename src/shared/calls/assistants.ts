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
  by: 'account',
  says: 'Assistants that the person connected by signing in.',
  answer: assistantList,
} as const satisfies Call

export const readAuthorization = {
  method: 'POST',
  path: '/api/account/assistants/request',
  by: 'account',
  says: 'Who asks for access, and what for.',
  json: authorizationRequest,
  answer: consentView,
} as const satisfies Call

export const answerAuthorization = {
  method: 'POST',
  path: '/api/account/assistants',
  by: 'account',
  says: 'Allows an assistant access, or refuses it, and says where the browser goes next.',
  json: consent,
  answer: consentAnswer,
} as const satisfies Call

export const disconnectAssistant = {
  method: 'DELETE',
  path: '/api/account/assistants/{id}',
  by: 'account',
  says: 'Disconnects an assistant.',
  answer: done,
} as const satisfies Call
