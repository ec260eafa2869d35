import { t } from '#web/words/translate.ts'

const sentences: ReadonlyMap<string, string> = new Map([
  [
    'social_not_configured',
    t('This way of signing in is not set up here. Please use your email and password.'),
  ],
  ['social_cancelled', t('Signing in was cancelled. You can try again, or use your email.')],
  [
    'setup_needed',
    t(
      'The first account here is created with a name, an email, a password and the setup code of the server. After that you can use this way of signing in.',
    ),
  ],
  ['account_disabled', t('This account is disabled. Please ask an admin.')],
  ['social_failed', t('Signing in did not work. Please try again, or use your email.')],
])

/** Plain words for the code in `?auth-error=`, which itself is never shown. */
export function authProblem(search: string): string | undefined {
  const code = new URLSearchParams(search).get('auth-error')
  if (code === null) return undefined
  return sentences.get(code) ?? t('Signing in did not work. Please try again.')
}

/** The same address without the code, so that a reload does not report it again. */
export function withoutAuthError(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('auth-error')
  return `${url.pathname}${url.search}${url.hash}`
}
