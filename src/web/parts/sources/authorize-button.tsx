import { useMutation } from '@tanstack/react-query'
import { failed } from '#web/failure.ts'
import { ExternalLink } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/words/translate.ts'
import { authorizeUrl, type ListedSource } from './queries.ts'
import { providerOf } from './provider.ts'

/** Opens the provider's page on which the person grants access. */
export function AuthorizeButton({ source }: { source: ListedSource }) {
  const provider = providerOf(source.type)
  const leave = useMutation({
    mutationFn: () => authorizeUrl(source.id),
    onSuccess: (url) => window.location.assign(url),
    onError: failed(t('Failed to open the sign-in at {provider}', { provider })),
  })
  // Busy until the page is left.
  const busy = leave.isPending || leave.isSuccess
  return (
    <Button
      size="sm"
      className="self-start"
      aria-disabled={busy}
      aria-label={t('Continue at {provider} for {name}', { provider, name: source.name })}
      onClick={() => !busy && leave.mutate()}
    >
      {busy ? <Spinner /> : <ExternalLink aria-hidden />}
      {t('Continue at {provider}', { provider })}
    </Button>
  )
}
