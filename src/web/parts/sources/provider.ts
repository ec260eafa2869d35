import { sourceCatalogue } from '#shared/source-catalogue.ts'
import type { SourceType } from '#shared/sources.ts'
import { t } from '#web/words/translate.ts'

/** The name of the sign-in provider, which may differ from its product's. */
export const providerOf = (type: SourceType): string =>
  type === 'google' || type === 'gmail' ? 'Google' : sourceCatalogue[type].name

const texts: Readonly<Record<string, string>> = {
  denied: t('The access was not allowed there. You can try again at any time.'),
  expired: t('The sign-in took too long or was used already. Please start it again.'),
  session: t('You were signed out of Trove meanwhile. Please start it again.'),
  client: t('The Client ID or the Client Secret is not right. Check them under Configure.'),
  account: t(
    'That is another account, not the one of this source. Please choose the right one there.',
  ),
  scope: t('Not everything that is needed was ticked there. Please try again and tick all of it.'),
  unreachable: t('The provider cannot be reached right now. Please try again later.'),
}

/** Why the sign-in at the provider failed. */
export const refusalText = (reason: string | undefined): string =>
  texts[reason ?? ''] ?? t('The provider did not confirm the access. Please try again.')
