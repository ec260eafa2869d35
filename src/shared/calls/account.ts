import {
  changePasswordRequest,
  deleteAccountRequest,
  deletionReceipt,
  passwordChanged,
  person,
  renameRequest,
} from '../accounts.ts'
import { apiKeyList, createdApiKey, newApiKey } from '../api-keys.ts'
import { done } from '../done.ts'
import { quotaView } from '../quotas.ts'
import { localServers, modelChange, modelTest, modelView } from '../language-models.ts'
import { region } from '../region.ts'
import type { Call } from './call.ts'

export const renameAccount = {
  method: 'PATCH',
  path: '/api/account',
  access: 'account',
  summary: 'Changes the name of the person.',
  json: renameRequest,
  response: person,
} as const satisfies Call

export const chooseRegion = {
  method: 'PUT',
  path: '/api/account/region',
  access: 'account',
  summary: 'Chooses the time zone and the language of dates and numbers.',
  json: region,
  response: person,
} as const satisfies Call

export const changePassword = {
  method: 'POST',
  path: '/api/account/password',
  access: 'account',
  summary: 'Changes the password, and signs out all other browsers.',
  json: changePasswordRequest,
  response: passwordChanged,
} as const satisfies Call

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/account',
  access: 'person',
  summary: "Destroys the person's key, then deletes all of their data.",
  json: deleteAccountRequest,
  response: deletionReceipt,
} as const satisfies Call

export const readQuota = {
  method: 'GET',
  path: '/api/quota',
  access: 'anyone',
  summary:
    "The person's limits for storage and questions, and how much is used; null means unlimited.",
  response: quotaView,
} as const satisfies Call

export const listApiKeys = {
  method: 'GET',
  path: '/api/account/api-keys',
  access: 'account',
  summary: 'Lists API keys.',
  response: apiKeyList,
} as const satisfies Call

export const createApiKey = {
  method: 'POST',
  path: '/api/account/api-keys',
  access: 'account',
  summary: 'Creates an API key. The key itself is only in this response.',
  json: newApiKey,
  response: createdApiKey,
} as const satisfies Call

export const revokeApiKey = {
  method: 'DELETE',
  path: '/api/account/api-keys/{id}',
  access: 'account',
  summary: 'Revokes an API key.',
  response: done,
} as const satisfies Call

export const readModel = {
  method: 'GET',
  path: '/api/settings/model',
  access: 'account',
  summary: "The person's choice of a language model.",
  response: modelView,
} as const satisfies Call

export const changeModel = {
  method: 'PUT',
  path: '/api/settings/model',
  access: 'account',
  summary: 'Chooses a language model, or none.',
  json: modelChange,
  response: modelView,
} as const satisfies Call

export const listLocalServers = {
  method: 'GET',
  path: '/api/settings/model/local',
  access: 'account',
  summary: 'Language model servers found on this machine.',
  response: localServers,
} as const satisfies Call

export const testModel = {
  method: 'POST',
  path: '/api/settings/model/test',
  access: 'account',
  summary: 'Tests a language model.',
  json: modelChange,
  response: modelTest,
} as const satisfies Call
