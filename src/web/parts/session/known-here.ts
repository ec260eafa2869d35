const key = 'trove-known'

/** Remembers that somebody has logged in with this browser, and so has an account. */
export function rememberLogIn(): void {
  try {
    window.localStorage.setItem(key, '1')
  } catch {
    // Where nothing may be stored, everybody is new.
  }
}

/** What a wall offers first: an account to those who are new here. */
export function viewAtWall(): 'log-in' | 'sign-up' {
  try {
    return window.localStorage.getItem(key) === null ? 'sign-up' : 'log-in'
  } catch {
    return 'sign-up'
  }
}
