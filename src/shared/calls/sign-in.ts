import * as z from 'zod/mini'
import {
  passkeyLogIn,
  passkeyOptions,
  secondFactorNeeded,
  secondFactorRequest,
} from '../account-security.ts'
import {
  forgotPasswordRequest,
  logInRequest,
  person,
  resetPasswordRequest,
  signUpRequest,
  site,
} from '../accounts.ts'
import { done } from '../done.ts'
import type { Call } from './call.ts'

/** The page to return to: a path of this site. */
const socialStart = z.object({ from: z.optional(z.string()) })

export const readMe = {
  method: 'GET',
  path: '/api/me',
  by: 'anyone',
  says: 'Who is signed in; null for a visitor.',
  answer: z.nullable(person),
} as const satisfies Call

export const readSite = {
  method: 'GET',
  path: '/api/site',
  by: 'anyone',
  says: 'What the page needs to know about this installation.',
  answer: site,
} as const satisfies Call

export const signUp = {
  method: 'POST',
  path: '/api/auth/email/signup',
  by: 'anyone',
  says: 'Makes an account, and keeps what the guest did.',
  json: signUpRequest,
  answer: person,
} as const satisfies Call

export const logIn = {
  method: 'POST',
  path: '/api/auth/email/login',
  by: 'anyone',
  says: 'Signs in with a password, or asks for the second factor.',
  json: logInRequest,
  answer: z.union([person, secondFactorNeeded]),
} as const satisfies Call

export const sendSecondFactor = {
  method: 'POST',
  path: '/api/auth/second-factor',
  by: 'anyone',
  says: 'The second step of signing in.',
  json: secondFactorRequest,
  answer: person,
} as const satisfies Call

export const beginPasskeyLogIn = {
  method: 'POST',
  path: '/api/auth/passkey/options',
  by: 'anyone',
  says: 'What the browser needs to ask for a passkey.',
  answer: passkeyOptions,
} as const satisfies Call

export const logInWithPasskey = {
  method: 'POST',
  path: '/api/auth/passkey',
  by: 'anyone',
  says: 'Signs in with a passkey.',
  json: passkeyLogIn,
  answer: person,
} as const satisfies Call

export const logOut = {
  method: 'POST',
  path: '/api/auth/logout',
  by: 'anyone',
  says: 'Ends the session of this browser.',
  answer: done,
} as const satisfies Call

export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/password/forgot',
  by: 'anyone',
  says: 'Mails a link to choose a new password, where there is such an account.',
  json: forgotPasswordRequest,
  answer: done,
} as const satisfies Call

export const resetPassword = {
  method: 'POST',
  path: '/api/auth/password/reset',
  by: 'anyone',
  says: 'Chooses a new password by a link.',
  json: resetPasswordRequest,
  answer: done,
} as const satisfies Call

export const startGoogle = {
  method: 'GET',
  path: '/api/auth/google',
  by: 'anyone',
  says: 'Begins to sign in with Google.',
  query: socialStart,
} as const satisfies Call

export const startApple = {
  method: 'GET',
  path: '/api/auth/apple',
  by: 'anyone',
  says: 'Begins to sign in with Apple.',
  query: socialStart,
} as const satisfies Call

export const finishGoogle = {
  method: 'GET',
  path: '/api/auth/callback/google',
  by: 'anyone',
  says: 'Where Google sends the browser back to.',
} as const satisfies Call

export const finishApple = {
  method: 'GET',
  path: '/api/auth/callback/apple',
  by: 'anyone',
  says: 'Where Apple sends the browser back to.',
} as const satisfies Call

export const finishAppleForm = {
  method: 'POST',
  path: '/api/auth/callback/apple',
  by: 'anyone',
  says: 'Where Apple sends the browser back to with a form.',
} as const satisfies Call
