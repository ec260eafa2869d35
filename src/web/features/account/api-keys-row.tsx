import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiKeyView } from '#shared/api-keys.ts'
import { formatDate, formatUploadedAt } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { apiKeysQuery, revokeApiKey } from './api-keys-queries.ts'
import { scopeNames } from './api-keys-scopes.ts'

/** The visible part of a key: its scopes and last use. */
export function ApiKeyRow({ apiKey }: { apiKey: ApiKeyView }) {
  const [asking, setAsking] = useState(false)
  const [now] = useState(() => new Date())
  const queryClient = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => revokeApiKey(apiKey.id),
    onError: ({ message }) =>
      notify({ title: t('Error'), description: message, destructive: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5 text-sm">
      <div className="flex min-w-0 flex-1 basis-44 flex-col gap-0.5">
        <span className="font-medium wrap-anywhere">{apiKey.name}</span>
        <span className="text-muted-foreground">
          {t('May {scopes}', {
            scopes: apiKey.scopes.map((scope) => scopeNames[scope].short).join(', '),
          })}
        </span>
        <span className="text-muted-foreground">{timesOf(apiKey, now)}</span>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={t('Revoke {name}', { name: apiKey.name })}
        disabled={revoke.isPending}
        onClick={() => setAsking(true)}
      >
        {t('Revoke')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Revoke “{name}”', { name: apiKey.name })}
        description={t(
          'Programs that use this key lose access at once. They keep what they have already read.',
        )}
        action={t('Revoke')}
        onConfirm={() => revoke.mutate()}
      />
    </li>
  )
}

function timesOf({ createdAt, lastUsedAt, expiresAt }: ApiKeyView, now: Date): string {
  const used =
    lastUsedAt === null
      ? t('never used')
      : t('used {lastUsedAt}', { lastUsedAt: formatUploadedAt(lastUsedAt, now) })
  const made = t('Created {createdAt}, {used}', {
    createdAt: formatUploadedAt(createdAt, now),
    used,
  })
  if (expiresAt === null) return made
  const day = formatDate(expiresAt)
  return `${made}, ${new Date(expiresAt) < now ? 'expired' : 'expires'} ${day}`
}
