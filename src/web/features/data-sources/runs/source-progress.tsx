import type { ReactNode } from 'react'
import { formatPercent } from '#web/format/percent.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { formatPace, formatProgress } from '#web/parts/sources/format-counts.ts'
import { t } from '#web/words/translate.ts'
import { RunControl } from './run-control.tsx'

type ProgressOfSourceProps = {
  source: ListedSource
  /** Upload progress of its files. */
  sending: number | undefined
  onReport: () => void
}

/** A source's current activity: an upload, or a run on the server. */
export function ProgressOfSource({ source, sending, onReport }: ProgressOfSourceProps) {
  const { id, name, progress } = source
  if (sending !== undefined) {
    return (
      <Line
        label={t('Sending files to {name}', { name })}
        value={sending * 100}
        text={t('Sending files: {sending}', { sending: formatPercent(sending) })}
      />
    )
  }
  if (!progress) return null
  const { kind, state, share } = progress
  const pace = formatPace(progress)
  return (
    <Line
      label={`${kind === 'import' ? t('Importing') : t('Syncing')} ${name}`}
      value={share === undefined ? null : share * 100}
      still={state === 'stopped' || state === 'waiting'}
      text={formatProgress(progress)}
    >
      {pace !== '' && <p className="text-xs text-muted-foreground tabular-nums">{pace}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        <RunControl id={id} name={name} progress={progress} />
        <Button
          variant="ghost"
          size="sm"
          aria-label={
            kind === 'sync'
              ? t('Details of the sync of {name}', { name })
              : t('Details of the import of {name}', { name })
          }
          onClick={onReport}
        >
          {t('Details')}
        </Button>
      </div>
    </Line>
  )
}

type LineProps = {
  label: string
  value: number | null
  text: string
  /** Whether it is stopped, and so must not be animated. */
  still?: boolean
  children?: ReactNode
}

function Line({ label, value, text, still = false, children }: LineProps) {
  return (
    <div className="flex flex-col gap-1.5">
      {!(still && value === null) && (
        <Progress value={value} aria-label={label} className="h-1.5" />
      )}
      <p className="text-xs tabular-nums">{text}</p>
      {children}
    </div>
  )
}
