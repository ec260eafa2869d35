import type { ReactNode } from 'react'
import type { ImportReport } from '#shared/sources.ts'
import { FormError } from '#web/ui/form-error.tsx'
import { formatCount } from '#web/format/count.ts'
import { t, tn, tServer } from '#web/words/translate.ts'

const figures = [
  ['read', t('Read')],
  ['stored', t('Stored')],
  ['updated', t('Updated')],
  ['skipped', t('Skipped')],
  ['failed', t('Failed')],
] as const

type ReportViewProps = {
  report: ImportReport
  /** One of several on the page, whose parts are not landmarks. */
  earlier?: boolean
}

export function ReportView({ report, earlier = false }: ReportViewProps) {
  const { files, skippedBecause, failures, notes, problem, failed, removed = 0 } = report
  const part = earlier ? 'div' : 'section'
  const unnamed = failed - failures.length
  return (
    <div className="flex flex-col gap-5 text-sm">
      <FormError>{problem === undefined ? undefined : tServer(problem)}</FormError>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
        {figures.map(([key, label]) => (
          <div key={key} className="flex min-w-0 flex-col-reverse rounded-md bg-muted p-3">
            <dt className="text-xs text-muted-foreground">{label}</dt>
            <dd className="text-lg leading-6 font-semibold break-words tabular-nums">
              {formatCount(report[key])}
            </dd>
          </div>
        ))}
      </dl>
      {removed > 0 && (
        <p>
          {tn(
            removed,
            '{count} was deleted at the source, and so here.',
            '{count} were deleted at the source, and so here.',
          )}
        </p>
      )}
      <Part
        as={part}
        title={t('Files')}
        items={files.map((file) => [file.name, tServer(file.recognised)])}
      />
      <Part
        as={part}
        title={t('Skipped because')}
        items={skippedBecause.map(({ reason, count }) => [tServer(reason), formatCount(count)])}
      />
      <Part
        as={part}
        title={t('Could not be read')}
        items={failures.map(({ item, reason }) => [tServer(item), tServer(reason)])}
      >
        {unnamed > 0 && (
          <p className="text-muted-foreground">
            {t('and {unnamed} more', { unnamed: formatCount(unnamed) })}
          </p>
        )}
      </Part>
      <Part as={part} title={t('Good to know')} items={notes.map((note) => [tServer(note), ''])} />
    </div>
  )
}

type PartProps = {
  as: 'div' | 'section'
  title: string
  items: readonly (readonly [string, string])[]
  children?: ReactNode
}

function Part({ as: Wrapper, title, items, children }: PartProps) {
  if (items.length === 0) return null
  return (
    <Wrapper
      aria-label={Wrapper === 'section' ? title : undefined}
      className="flex flex-col gap-1.5"
    >
      <h3 className="font-medium">{title}</h3>
      <ul className="flex flex-col gap-1.5">
        {items.map(([name, detail], index) => (
          // Two files can have one name, and nothing in the list ever moves.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex flex-wrap justify-between gap-x-4 text-muted-foreground">
            <span className="min-w-0 wrap-anywhere text-foreground">{name}</span>
            <span className="min-w-0 wrap-anywhere tabular-nums">{detail}</span>
          </li>
        ))}
      </ul>
      {children}
    </Wrapper>
  )
}
