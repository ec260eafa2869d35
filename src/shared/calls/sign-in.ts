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
  access: 'anyone',
  summary: 'The signed-in person; null for a visitor.',
  response: z.nullable(person),
} as const satisfies Call

export const readSite = {
  method: 'GET',
  path: '/api/site',
  access: 'anyone',
  summary: 'Settings of this installation that the page needs.',
  response: site,
} as const satisfies Call

export const signUp = {
  method: 'POST',
  path: '/api/auth/email/signup',
  access: 'anyone',
  summary: "Creates an account and keeps the guest's data.",
  json: signUpRequest,
  response: person,
} as const satisfies Call

export const logIn = {
  method: 'POST',
  path: '/api/auth/email/login',
  access: 'anyone',
  summary: 'Signs in with a password, or asks for the second factor.',
  json: logInRequest,
  response: z.union([person, secondFactorNeeded]),
} as const satisfies Call

export const sendSecondFactor = {
  method: 'POST',
  path: '/api/auth/second-factor',
  access: 'anyone',
  summary: 'The second step of signing in.',
  json: secondFactorRequest,
  response: person,
} as const satisfies Call

export const beginPasskeyLogIn = {
  method: 'POST',
  path: '/api/auth/passkey/options',
  access: 'anyone',
  summary: 'Options with which the browser asks for a passkey.',
  response: passkeyOptions,
} as const satisfies Call

export const logInWithPasskey = {
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'anyone',
  summary: 'Signs in with a passkey.',
  json: passkeyLogIn,
  response: person,
} as const satisfies Call

export const logOut = {
  method: 'POST',
  path: '/api/auth/logout',
  access: 'anyone',
  summary: 'Ends the session of this browser.',
  response: done,
} as const satisfies Call

export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/password/forgot',
  access: 'anyone',
  summary: 'Sends a password reset link if there is such an account.',
  json: forgotPasswordRequest,
  response: done,
} as const satisfies Call

export const resetPassword = {
  method: 'POST',
  path: '/api/auth/password/reset',
  access: 'anyone',
  summary: 'Sets a new password through a reset link.',
  json: resetPasswordRequest,
  response: done,
} as const satisfies Call

export const startGoogle = {
  method: 'GET',
  path: '/api/auth/google',
  access: 'anyone',
  summary: 'Starts signing in with Google.',
  query: socialStart,
} as const satisfies Call

export const startApple = {
  method: 'GET',
  path: '/api/auth/apple',
  access: 'anyone',
  summary: 'Starts signing in with Apple.',
  query: socialStart,
} as const satisfies Call

export const finishGoogle = {
  method: 'GET',
  path: '/api/auth/callback/google',
  access: 'anyone',
  summary: "Google's redirect back to Trove.",
} as const satisfies Call

export const finishApple = {
  method: 'GET',
  path: '/api/auth/callback/apple',
  access: 'anyone',
  summary: "Apple's redirect back to Trove.",
} as const satisfies Call

export const finishAppleForm = {
  method: 'POST',
  path: '/api/auth/callback/apple',
  access: 'anyone',
  summary: "Apple's redirect back to Trove, as a form.",
} as const satisfies Call
