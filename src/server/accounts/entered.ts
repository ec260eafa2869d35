import { z } from 'zod'
import { AppError } from '#server/errors.ts'
import { limits } from '#shared/limits.ts'

const email = z.email().max(limits.emailCharacters)

/** Email addresses are compared in lower case. */
export const normalEmail = (text: string) => text.trim().toLowerCase()

export function readEmail(text: string): string {
  const parsed = email.safeParse(normalEmail(text))
  if (parsed.success) return parsed.data
  throw new AppError('invalid', 'email.invalid', 'Please enter a valid email address.')
}

/** Strips line breaks and bidirectional control characters. */
export const cleanName = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ')
    .trim()

export function readName(text: string): string {
  const name = cleanName(text)
  if (name === '') throw new AppError('invalid', 'name.missing', 'Please enter your name.')
  if (name.length > limits.nameCharacters) {
    throw new AppError(
      'invalid',
      'name.too_long',
      `The name may have at most ${limits.nameCharacters} characters.`,
    )
  }
  return name
}

export function readNewPassword(password: string): string {
  if (password.length < limits.passwordMinimum) {
    throw new AppError(
      'invalid',
      'password.too_short',
      `The password needs at least ${limits.passwordMinimum} characters.`,
    )
  }
  if (password.length > limits.passwordMaximum) {
    throw new AppError(
      'invalid',
      'password.too_long',
      `The password may have at most ${limits.passwordMaximum} characters.`,
    )
  }
  return password
}
