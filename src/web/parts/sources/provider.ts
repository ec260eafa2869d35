import { sourceCatalogue } from '#shared/source-catalogue.ts'
import type { SourceType } from '#shared/sources.ts'

/** The name of the sign-in provider, which may differ from its product's. */
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

/** Why the sign-in at the provider failed. */
export const refusalText = (reason: string | undefined): string =>
  texts[reason ?? ''] ?? 'The provider did not confirm the access. Please try again.'
