import type { SourceStatus } from '#shared/sources.ts'
import { Badge } from '#web/ui/badge.tsx'
import { t } from '#web/words/translate.ts'

const looks = {
  connected: { variant: 'success', label: t('Connected') },
  error: { variant: 'destructive', label: t('Error') },
  disconnected: { variant: 'outline', label: t('Disconnected') },
} as const satisfies Record<SourceStatus, object>

export function StatusBadge({ status }: { status: SourceStatus }) {
  const { variant, label } = looks[status]
  return (
    <Badge variant={variant} data-status={status}>
      {label}
    </Badge>
  )
}
