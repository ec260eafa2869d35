import type { SourceStatus } from '#shared/sources.ts'
import { Badge } from '#web/ui/badge.tsx'

const looks = {
  connected: { variant: 'success', label: 'Connected' },
  error: { variant: 'destructive', label: 'Error' },
  disconnected: { variant: 'outline', label: 'Disconnected' },
} as const satisfies Record<SourceStatus, object>

export function StatusBadge({ status }: { status: SourceStatus }) {
  const { variant, label } = looks[status]
  return (
    <Badge variant={variant} data-status={status}>
      {label}
    </Badge>
  )
}
