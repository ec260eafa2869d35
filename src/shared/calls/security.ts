import {
  newPasskey,
  passkeyList,
  passkeyName,
  passkeyOptions,
  passkeyPermission,
  passwordRequest,
  recoveryCodes,
  secondFactorCode,
  secondFactorSecret,
  secondFactorState,
  signedInBrowsers,
} from '../account-security.ts'
import { done } from '../done.ts'
import type { Call } from './call.ts'

export const readSecondFactor = {
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'account',
  summary: 'Whether the second factor is on.',
  response: secondFactorState,
} as const satisfies Call

export const beginSecondFactor = {
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'account',
  summary: 'Creates a secret for an authenticator app.',
  json: passwordRequest,
  response: secondFactorSecret,
} as const satisfies Call

export const confirmSecondFactor = {
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'account',
  summary: 'Turns on the second factor with a code from the app.',
  json: secondFactorCode,
  response: recoveryCodes,
} as const satisfies Call

export const renewRecoveryCodes = {
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: 'account',
  summary: 'Creates new recovery codes.',
  json: passwordRequest,
  response: recoveryCodes,
} as const satisfies Call

export const turnOffSecondFactor = {
  method: 'DELETE',
  path: '/api/account/second-factor',
  access: 'account',
  summary: 'Turns off the second factor.',
  json: passwordRequest,
  response: done,
} as const satisfies Call

export const listPasskeys = {
  method: 'GET',
  path: '/api/account/passkeys',
  access: 'account',
  summary: "Lists the person's passkeys.",
  response: passkeyList,
} as const satisfies Call

export const beginPasskey = {
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'account',
  summary: 'Options with which the browser creates a passkey.',
  json: passkeyPermission,
  response: passkeyOptions,
} as const satisfies Call

export const addPasskey = {
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'account',
  summary: 'Adds a passkey that the browser has created.',
  json: newPasskey,
  response: passkeyList,
} as const satisfies Call

export const renamePasskey = {
  method: 'PATCH',
  path: '/api/account/passkeys/{id}',
  access: 'account',
  summary: 'Renames a passkey.',
  json: passkeyName,
} as const satisfies Call

export const removePasskey = {
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  access: 'account',
  summary: 'Removes a passkey.',
} as const satisfies Call

export const listBrowsers = {
  method: 'GET',
  path: '/api/account/browsers',
  access: 'account',
  summary: 'Lists the browsers in which the person is signed in.',
  response: signedInBrowsers,
} as const satisfies Call

export const logOutOthers = {
  method: 'DELETE',
  path: '/api/account/browsers',
  access: 'account',
  summary: 'Signs out all other browsers.',
} as const satisfies Call

export const logOutBrowser = {
  method: 'DELETE',
  path: '/api/account/browsers/{id}',
  access: 'account',
  summary: 'Signs out one browser.',
} as const satisfies Call
