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
  summary: 'Whether there is a second factor.',
  response: secondFactorState,
} as const satisfies Call

export const beginSecondFactor = {
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'account',
  summary: 'Makes a secret for an authenticator app.',
  json: passwordRequest,
  response: secondFactorSecret,
} as const satisfies Call

export const confirmSecondFactor = {
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'account',
  summary: 'Turns the second factor on with a code of the app.',
  json: secondFactorCode,
  response: recoveryCodes,
} as const satisfies Call

export const renewRecoveryCodes = {
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: 'account',
  summary: 'Makes new recovery codes.',
  json: passwordRequest,
  response: recoveryCodes,
} as const satisfies Call

export const turnOffSecondFactor = {
  method: 'DELETE',
  path: '/api/account/second-factor',
  access: 'account',
  summary: 'Turns the second factor off.',
  json: passwordRequest,
  response: done,
} as const satisfies Call

export const listPasskeys = {
  method: 'GET',
  path: '/api/account/passkeys',
  access: 'account',
  summary: 'Passkeys of the person.',
  response: passkeyList,
} as const satisfies Call

export const beginPasskey = {
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'account',
  summary: 'What the browser needs to make a passkey.',
  json: passkeyPermission,
  response: passkeyOptions,
} as const satisfies Call

export const addPasskey = {
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'account',
  summary: 'Adds a passkey that the browser made.',
  json: newPasskey,
  response: passkeyList,
} as const satisfies Call

export const renamePasskey = {
  method: 'PATCH',
  path: '/api/account/passkeys/{id}',
  access: 'account',
  summary: 'Gives a passkey another name.',
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
  summary: 'Browsers in which the person is signed in.',
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
