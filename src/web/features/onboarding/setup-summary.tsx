import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { AuthorizeButton } from '#web/parts/sources/authorize-button.tsx'
import { meQuery } from '#web/parts/session/queries.ts'
import { sourceListQuery, type ListedSource } from '#web/parts/sources/queries.ts'
import { formatProgress, formatStored } from '#web/parts/sources/format-counts.ts'
import { SourceIcon } from '#web/parts/sources/source-icon.tsx'
import { StatusBadge } from '#web/parts/sources/status-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/words/rich.tsx'
import { t } from '#web/words/translate.ts'
import { createWizardMemory } from './wizard-memory.ts'

/** After the setup: what is connected, what is being read, and what needs attention. */
export function SetupSummary() {
  const { data: me } = useQuery(meQuery)
  return me ? <Summary key={me.id} personId={me.id} /> : null
}

function Summary({ personId }: { personId: string }) {
  const [memory] = useState(() => createWizardMemory(window.sessionStorage, personId))
  const [isShown, setShown] = useState(() => memory.read('completed') !== '')
  const { data: sources } = useQuery({ ...sourceListQuery, enabled: isShown })
  if (!isShown || !sources || sources.length === 0) return null
  return (
    <section
      aria-label={t('Your sources')}
      className="mx-auto mb-8 flex w-full max-w-xl flex-col rounded-lg border bg-card text-sm shadow-sm"
    >
      <div className="flex items-center justify-between gap-2 py-1 pr-1 pl-4">
        <h2 className="text-base font-semibold">{t('Your sources')}</h2>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('Hide your sources')}
          onClick={() => {
            memory.write('completed', '')
            setShown(false)
          }}
        >
          <X aria-hidden />
        </Button>
      </div>
      <ul className="flex flex-col divide-y border-t">
        {sources.map((source) => (
          <Standing key={source.id} source={source} />
        ))}
      </ul>
      <p className="border-t px-4 py-3 text-muted-foreground">
        {rich('Everything about them is under {link}.', {
          link: (
            <Link to="/data-sources" className="text-primary underline underline-offset-4">
              {t('Data Sources')}
            </Link>
          ),
        })}
      </p>
    </section>
  )
}

function Standing({ source }: { source: ListedSource }) {
  const { name, type, status, progress, reason, counts, needsAuthorization } = source
  const stored = counts === undefined ? '' : formatStored(counts)
  const text = progress ? formatProgress(progress) : (reason ?? stored)
  return (
    <li className="flex flex-wrap items-start gap-3 px-4 py-3">
      <SourceIcon type={type} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          <StatusBadge status={status} />
        </span>
        {text !== '' && <span className="text-muted-foreground">{text}</span>}
        {needsAuthorization && <AuthorizeButton source={source} />}
      </div>
    </li>
  )
}
