import { sourceCatalogue } from '#shared/source-catalogue.ts'
import type { SourceType } from '#shared/sources.ts'

/** Who lets the person sign in; a service is not always called as its product is. */
export const providerOf = (type: SourceType): string =>
  type === 'google' || type === 'gmail' ? 'Google' : sourceCatalogue[type].name

const texts: Readonly<Record<string, string>> = {
  denied: 'The access was not allowed there. You can try again at any time.',
  expired: 'The sign-in took too long or was used already. Please start it again.',
  session: 'You were signed out of Trove meanwhile. Please start it again.',
  client: 'The Client ID or the Client Secret is not right. Check them under Configure.',
  account:
    'That is another account than the one of this source. Please choose the right one there.',
  scope: 'Not everything that is needed was ticked there. Please try again and tick all of it.',
  unreachable: 'The provider cannot be reached right now. Please try again later.',
}

/** Why the provider's sign-in came to nothing. */
export const refusalText = (reason: string | undefined): string =>
  texts[reason ?? ''] ?? 'The provider did not confirm the access. Please try again.'
