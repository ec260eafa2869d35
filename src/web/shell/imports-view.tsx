import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { formatPercent } from '#web/format/percent.ts'
import { formatCount } from '#web/format/count.ts'
import { notifyImportEnd } from '#web/parts/sources/notify-import-end.ts'
import {
  isMoving,
  reportQuery,
  sourceListQuery,
  type ListedSource,
} from '#web/parts/sources/queries.ts'
import { cn } from '#web/ui/cn.ts'
import { notify } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t, tn } from '#web/words/translate.ts'
import { useFolderWatch } from './use-folder-watch.ts'

const cardsPath = '/data-sources'

/** Fetched once, and followed during an import. */
const useSources = () => useQuery({ ...sourceListQuery, refetchOnMount: true }).data ?? []

const isImporting = ({ progress }: ListedSource) =>
  progress?.kind === 'import' && isMoving(progress)

type ImportIndicatorProps = { look: 'rail' | 'bar' }

/** Shows on every page that files are being imported, and leads to the details. */
export function ImportIndicator({ look }: ImportIndicatorProps) {
  const running = useSources().filter(isImporting)
  const [first] = running
  if (!first?.progress) return null
  const { share, read } = first.progress
  const amount = share === undefined ? formatCount(read) : formatPercent(share)
  const label =
    running.length === 1
      ? `${t('Importing {amount}', { amount })}: ${first.name}`
      : tn(running.length, '{count} import running', '{count} imports running')
  return (
    <Link
      to={cardsPath}
      aria-label={label}
      title={label}
      className={cn(
        'flex items-center justify-center gap-1 rounded-md text-xs text-muted-foreground tabular-nums hover:bg-secondary hover:text-foreground',
        look === 'rail'
          ? 'min-h-11 w-full flex-col xl:min-h-10 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-sm'
          : 'size-11 flex-col',
      )}
    >
      <Spinner className="size-4 shrink-0 text-primary" />
      <span aria-hidden className={cn(look === 'rail' && 'xl:hidden')}>
        {running.length === 1 ? amount : formatCount(running.length)}
      </span>
      {look === 'rail' && (
        <span aria-hidden className="hidden min-w-0 truncate xl:inline">
          {running.length === 1 ? t('Importing {amount}', { amount }) : label}
        </span>
      )}
    </Link>
  )
}

/**
 * Watches the person's folder, and reports each import that ends while a page other than Data
 * Sources is open.
 */
export function ImportEnds() {
  useFolderWatch()
  const sources = useSources()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const known = useRef(new Map<string, ListedSource>())
  const tell = useEffectEvent(async (before: ListedSource, after: ListedSource) => {
    if (pathname === cardsPath || after.progress) return
    const report = await client.fetchQuery(reportQuery(after.id, false)).catch(() => undefined)
    if (!report) return
    notify({
      ...notifyImportEnd(after.name, report, before.counts, after.counts),
      action: { label: t('Show'), onSelect: () => void navigate({ to: cardsPath }) },
    })
  })
  useEffect(() => {
    for (const source of sources) {
      const before = known.current.get(source.id)
      if (isImporting(source)) {
        if (!before) known.current.set(source.id, source)
      } else if (before) {
        known.current.delete(source.id)
        void tell(before, source)
      }
    }
  }, [sources])
  return null
}
