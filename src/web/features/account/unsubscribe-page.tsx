import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { unsubscribe } from '#shared/calls/recap.ts'
import { request } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Page } from '#web/ui/page.tsx'
import { t } from '#web/words/translate.ts'

/** Target of the link in a weekly recap; it works without logging in. */
export function UnsubscribePage() {
  // In the fragment, which browsers do not send.
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token'))
  const stop = useMutation({
    mutationFn: (given: string) => request(unsubscribe, { query: { token: given } }),
  })
  if (token === null) {
    return (
      <Page title={t('This link is incomplete')} width="narrow">
        <p>{t('Open the link in the mail again, or turn the weekly recap off in Account.')}</p>
      </Page>
    )
  }
  if (stop.isSuccess) {
    return (
      <Page title={t('The weekly recap is off')} width="narrow">
        <p>{t('You will get no more of these mails. You can turn them on again in Account.')}</p>
        <Button asChild variant="outline" className="self-start">
          <Link to="/">{t('Go to the home page')}</Link>
        </Button>
      </Page>
    )
  }
  return (
    <Page title={t('Stop the weekly recap?')} width="narrow">
      <p>{t('The recap then no longer comes by mail. It stays on your dashboard.')}</p>
      <FormError>{stop.error?.message}</FormError>
      <Button className="self-start" disabled={stop.isPending} onClick={() => stop.mutate(token)}>
        {t('Stop these mails')}
      </Button>
    </Page>
  )
}
