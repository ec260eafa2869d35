/** The token of a reset link: in the fragment, which browsers do not send, or in the query. */
export function resetToken({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): string | undefined {
  const fragment = hash.replace(/^#/, '')
  const named =
    new URLSearchParams(fragment).get('token') ?? new URLSearchParams(search).get('token')
  const bare = fragment.includes('=') ? '' : fragment
  return named || bare || undefined
}
