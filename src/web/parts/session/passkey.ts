import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import { addPasskey as addPasskeyCall, beginPasskey } from '#shared/calls/security.ts'
import {
  beginPasskeyLogIn,
  logInWithPasskey as logInWithPasskeyCall,
} from '#shared/calls/sign-in.ts'
import { ApiError, request, requestJson } from '#web/api.ts'
import { t } from '#web/words/translate.ts'

/** Made by the server for the browser, which checks it. */
const isObject = (value: unknown) => typeof value === 'object' && value !== null
const creationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject)
const requestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject)

/** The browser's result has the library's format, and the server checks it. */
const made = z.looseObject({})

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Asks the device for one of its passkeys, and signs in with it. */
export async function logInWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = await requestJson({ ...beginPasskeyLogIn, response: requestOptions })
  const credential = await startAuthentication({ optionsJSON })
  await request({ ...logInWithPasskeyCall, json: made }, { json: { credential } })
}

/** Creates a passkey on the device for the signed-in person; the password authorises it. */
export async function addPasskey(given: {
  name: string
  password: string | undefined
}): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const json = given.password === undefined ? {} : { password: given.password }
  const optionsJSON = await requestJson({ ...beginPasskey, response: creationOptions }, { json })
  const credential = await startRegistration({ optionsJSON })
  await request({ ...addPasskeyCall, json: made }, { json: { name: given.name, credential } })
}

/** A passkey error in plain words. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof ApiError) return error.message
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return t('No passkey was used. You can try again.')
    case 'InvalidStateError':
      return t('This device already has a passkey for your account.')
    case 'SecurityError':
      return t(
        'Passkeys do not work at this address. They need the address that this Trove is set up for, over HTTPS or on this machine.',
      )
    case 'NotSupportedError':
    case 'ConstraintError':
      return t('This device cannot store a passkey that verifies who you are.')
    default:
      return t('The passkey did not work. Please try again.')
  }
}
