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
  by: 'account',
  says: 'Whether there is a second factor.',
  answer: secondFactorState,
} as const satisfies Call

export const beginSecondFactor = {
  method: 'POST',
  path: '/api/account/second-factor',
  by: 'account',
  says: 'Makes a secret for an authenticator app.',
  json: passwordRequest,
  answer: secondFactorSecret,
} as const satisfies Call

export const confirmSecondFactor = {
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  by: 'account',
  says: 'Turns the second factor on with a code of the app.',
  json: secondFactorCode,
  answer: recoveryCodes,
} as const satisfies Call

export const renewRecoveryCodes = {
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  by: 'account',
  says: 'Makes new recovery codes.',
  json: passwordRequest,
  answer: recoveryCodes,
} as const satisfies Call

export const turnOffSecondFactor = {
  method: 'DELETE',
  path: '/api/account/second-factor',
  by: 'account',
  says: 'Turns the second factor off.',
  json: passwordRequest,
  answer: done,
} as const satisfies Call

export const listPasskeys = {
  method: 'GET',
  path: '/api/account/passkeys',
  by: 'account',
  says: 'Passkeys of the person.',
  answer: passkeyList,
} as const satisfies Call

export const beginPasskey = {
  method: 'POST',
  path: '/api/account/passkeys/options',
  by: 'account',
  says: 'What the browser needs to make a passkey.',
  json: passkeyPermission,
  answer: passkeyOptions,
} as const satisfies Call

export const addPasskey = {
  method: 'POST',
  path: '/api/account/passkeys',
  by: 'account',
  says: 'Adds a passkey that the browser made.',
  json: newPasskey,
  answer: passkeyList,
} as const satisfies Call

export const renamePasskey = {
  method: 'PATCH',
  path: '/api/account/passkeys/{id}',
  by: 'account',
  says: 'Gives a passkey another name.',
  json: passkeyName,
} as const satisfies Call

export const removePasskey = {
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  by: 'account',
  says: 'Removes a passkey.',
} as const satisfies Call

export const listBrowsers = {
  method: 'GET',
  path: '/api/account/browsers',
  by: 'account',
  says: 'Browsers in which the person is signed in.',
  answer: signedInBrowsers,
} as const satisfies Call

export const logOutOthers = {
  method: 'DELETE',
  path: '/api/account/browsers',
  by: 'account',
  says: 'Signs out all other browsers.',
} as const satisfies Call

export const logOutBrowser = {
  method: 'DELETE',
  path: '/api/account/browsers/{id}',
  by: 'account',
  says: 'Signs out one browser.',
} as const satisfies Call
