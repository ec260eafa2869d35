const key = 'trove-known'

/** Remembers that somebody has logged in with this browser, and so has an account. */
export function rememberLogIn(): void {
  try {
    window.localStorage.setItem(key, '1')
  } catch {
    // If nothing can be stored, everybody counts as new.
  }
}

/** The initial view when an account is required: sign-up for new people. */
export function initialAuthView(): 'log-in' | 'sign-up' {
  try {
    return window.localStorage.getItem(key) === null ? 'sign-up' : 'log-in'
  } catch {
    return 'sign-up'
  }
}
