import { useQuery } from '@tanstack/react-query'
import {
  Gauge,
  KeyRound,
  MoreHorizontal,
  ShieldCheck,
  ShieldOff,
  UserCheck,
  UserX,
} from 'lucide-react'
import { useState } from 'react'
import type { AdminPerson } from '#shared/administration.ts'
import type { QuotaLimits } from '#shared/quotas.ts'
import { meQuery } from '#web/parts/session/queries.ts'
import { formatMoment, formatUploadedAt } from '#web/format/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'
import { t, tn } from '#web/words/translate.ts'
import { ConfirmChange, type Action } from './confirm-change.tsx'
import { QuotaDialog } from './quota-dialog.tsx'

const icons = {
  disable: UserX,
  enable: UserCheck,
  'make-admin': ShieldCheck,
  'unmake-admin': ShieldOff,
  reset: KeyRound,
} as const
const names: Record<Action, string> = {
  disable: t('Disable account'),
  enable: t('Enable account'),
  'make-admin': t('Make admin'),
  'unmake-admin': t('No longer admin'),
  reset: t('Reset link'),
}

/** The actions that are offered; the server enforces the same rules. */
function actionsFor(person: AdminPerson, isMe: boolean): Action[] {
  if (person.disabled) return ['enable']
  const role: Action[] = person.adminBySetting ? [] : [person.admin ? 'unmake-admin' : 'make-admin']
  return ['reset', ...role, ...(isMe ? [] : (['disable'] as const))]
}

type PersonRowProps = { person: AdminPerson; defaults: QuotaLimits }

export function PersonRow({ person, defaults }: PersonRowProps) {
  const { data: me } = useQuery(meQuery)
  const [asked, setAsked] = useState<Action>()
  const [limiting, setLimiting] = useState(false)
  const [now] = useState(() => new Date())
  const { email, admin, disabled, counts } = person
  const isMe = me?.id === person.id
  return (
    <li aria-label={email} className="flex items-start justify-between gap-3 py-3">
      <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-1 lg:grid lg:min-h-11 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)] lg:items-center">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 text-sm font-medium wrap-anywhere">{email}</span>
          {isMe && <Badge variant="outline">{t('You')}</Badge>}
          {admin && <Badge variant="accent">{t('Admin')}</Badge>}
          {disabled && <Badge variant="destructive">{t('Disabled')}</Badge>}
        </span>
        <span className="flex flex-wrap gap-x-3 text-xs text-muted-foreground">
          <Moment name={t('Joined')} at={person.joinedAt} now={now} />
          <Moment name={t('Last active')} at={person.lastActiveAt} now={now} />
        </span>
        <span className="text-xs text-muted-foreground tabular-nums">
          {[
            tn(counts.queries, '{count} query', '{count} queries'),
            tn(counts.documents, '{count} document', '{count} documents'),
            tn(counts.sources, '{count} source', '{count} sources'),
          ].join(' · ')}
        </span>
      </div>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            className="size-11"
            aria-label={t('Manage {email}', { email })}
          >
            <MoreHorizontal aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem className="min-h-11" onSelect={() => setLimiting(true)}>
            <Gauge aria-hidden />
            {t('Limits')}
          </DropdownMenuItem>
          {actionsFor(person, isMe).map((action) => {
            const Icon = icons[action]
            return (
              <DropdownMenuItem
                key={action}
                className="min-h-11"
                variant={action === 'disable' ? 'destructive' : 'default'}
                onSelect={() => setAsked(action)}
              >
                <Icon aria-hidden />
                {names[action]}
              </DropdownMenuItem>
            )
          })}
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmChange person={person} action={asked} onClose={() => setAsked(undefined)} />
      <QuotaDialog
        person={person}
        defaults={defaults}
        open={limiting}
        onClose={() => setLimiting(false)}
      />
    </li>
  )
}

function Moment({ name, at, now }: { name: string; at: string; now: Date }) {
  return (
    <span className="whitespace-nowrap">
      {name}{' '}
      <time dateTime={at} title={formatMoment(at)}>
        {formatUploadedAt(at, now)}
      </time>
    </span>
  )
}
