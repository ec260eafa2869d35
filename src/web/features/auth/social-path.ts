import { urlOf } from '#shared/calls/call.ts'
import { startApple, startGoogle } from '#shared/calls/sign-in.ts'

/** The start of a social login, which returns to the current page. */
export function socialPath(
  provider: 'google' | 'apple',
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const from = `${pathname}${search}`
  const start = provider === 'google' ? startGoogle : startApple
  return urlOf(start, { query: { from: from === '/' ? undefined : from } })
}
