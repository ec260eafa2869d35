export type SocialProblem =
  | 'social_not_configured'
  | 'social_cancelled'
  | 'social_failed'
  | 'account_disabled'
  | 'setup_needed'

const base = 'http://trove.invalid'

/** The page to return to: a path of this site, or `/` for anything else. */
export function returnPath(from: string | undefined): string {
  if (!from?.startsWith('/') || !URL.canParse(from, base)) return '/'
  const url = new URL(from, base)
  const path = `${url.pathname}${url.search}${url.hash}`
  // A path such as `/.//elsewhere` becomes `//elsewhere`, which is another site.
  if (url.origin !== base || path.startsWith('//') || url.pathname.startsWith('/api/')) return '/'
  return path
}

export function withProblem(path: string, problem: SocialProblem): string {
  const url = new URL(path, base)
  url.searchParams.set('auth-error', problem)
  return `${url.pathname}${url.search}${url.hash}`
}
