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
  by: 'account',
  says: 'Changes the name of the person.',
  json: renameRequest,
  answer: person,
} as const satisfies Call

export const chooseRegion = {
  method: 'PUT',
  path: '/api/account/region',
  by: 'account',
  says: 'Chooses the time zone and the language of dates and numbers.',
  json: region,
  answer: person,
} as const satisfies Call

export const changePassword = {
  method: 'POST',
  path: '/api/account/password',
  by: 'account',
  says: 'Changes the password, and signs out all other browsers.',
  json: changePasswordRequest,
  answer: passwordChanged,
} as const satisfies Call

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/account',
  by: 'person',
  says: 'Destroys the key of the person, and then everything of theirs.',
  json: deleteAccountRequest,
  answer: deletionReceipt,
} as const satisfies Call

export const readQuota = {
  method: 'GET',
  path: '/api/quota',
  by: 'anyone',
  says: 'How much the person may store and ask, and has; null where nothing limits it.',
  answer: quotaView,
} as const satisfies Call

export const listApiKeys = {
  method: 'GET',
  path: '/api/account/api-keys',
  by: 'account',
  says: 'Keys for other programs.',
  answer: apiKeyList,
} as const satisfies Call

export const createApiKey = {
  method: 'POST',
  path: '/api/account/api-keys',
  by: 'account',
  says: 'Makes a key; only this answer tells it.',
  json: newApiKey,
  answer: createdApiKey,
} as const satisfies Call

export const revokeApiKey = {
  method: 'DELETE',
  path: '/api/account/api-keys/{id}',
  by: 'account',
  says: 'Revokes a key.',
  answer: done,
} as const satisfies Call

export const readModel = {
  method: 'GET',
  path: '/api/settings/model',
  by: 'account',
  says: 'Which language model the person chose.',
  answer: modelView,
} as const satisfies Call

export const changeModel = {
  method: 'PUT',
  path: '/api/settings/model',
  by: 'account',
  says: 'Chooses a language model, or none.',
  json: modelChange,
  answer: modelView,
} as const satisfies Call

export const listLocalServers = {
  method: 'GET',
  path: '/api/settings/model/local',
  by: 'account',
  says: 'Servers of language models on this machine.',
  answer: localServers,
} as const satisfies Call

export const testModel = {
  method: 'POST',
  path: '/api/settings/model/test',
  by: 'account',
  says: 'Tries a language model.',
  json: modelChange,
  answer: modelTest,
} as const satisfies Call
