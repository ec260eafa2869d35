import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleAlert, Server } from 'lucide-react'
import {
  reviewFolder,
  scanFolder,
  unwatchFolder,
  watchFolder,
} from '#shared/calls/watched-folder.ts'
import type { WatchedFolderView } from '#shared/watched-folder.ts'
import { requestJson } from '#web/api.ts'
import { failed } from '#web/failure.ts'
import { serverFolderQuery } from '#web/parts/folders/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyLine } from '#web/ui/copy-line.tsx'
import { notify } from '#web/ui/notice.tsx'
import { t, tn, tServer } from '#web/words/translate.ts'
import { FolderRow } from './folder-row.tsx'
import { RefusedInFolder } from './refused-in-folder.tsx'

/** The person's folder on the server, if the server has one for them. */
export function ServerFolder() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: folder } = useQuery(serverFolderQuery)
  const show = (view: WatchedFolderView) => client.setQueryData(serverFolderQuery.queryKey, view)
  const onError = failed(t('That did not work.'))
  const watch = useMutation({
    mutationFn: () => requestJson(watchFolder, {}),
    onSuccess: show,
    onError,
  })
  const scan = useMutation({
    mutationFn: () => requestJson(scanFolder, {}),
    onSuccess: show,
    onError,
  })
  const unwatch = useMutation({
    mutationFn: () => requestJson(unwatchFolder, {}),
    onSuccess: (view) => {
      show(view)
      notify(unwatchedNotice)
    },
    onError,
  })
  const review = useMutation({
    mutationFn: () => requestJson(reviewFolder, {}),
    onSuccess: ({ id }) =>
      void navigate({ to: '/data-sources', search: { import: id }, resetScroll: false }),
    onError,
  })
  if (!folder || folder.path === null) return null
  const { path, watching, problem, arriving, imported, waiting, refused } = folder
  return (
    <FolderRow
      icon={Server}
      title={t('Your folder on the server')}
      text={t('Every document and export put into it is imported automatically.')}
      actions={
        watching ? (
          <>
            <Button
              variant="outline"
              size="sm"
              disabled={scan.isPending}
              onClick={() => scan.mutate()}
            >
              {t('Check now')}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              disabled={unwatch.isPending}
              onClick={() => unwatch.mutate()}
            >
              {t('Stop watching')}
            </Button>
          </>
        ) : (
          <Button
            variant="outline"
            size="sm"
            disabled={watch.isPending}
            onClick={() => watch.mutate()}
          >
            {t('Watch this folder')}
          </Button>
        )
      }
    >
      <CopyLine label={t('Path')} value={path} />
      {problem !== undefined && (
        <p className="flex items-start gap-2 text-sm text-destructive">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {tServer(problem)}
        </p>
      )}
      {watching && (
        <p className="text-sm text-muted-foreground tabular-nums">
          {[
            tn(imported, '{count} file imported.', '{count} files imported.'),
            ...(arriving > 0
              ? [tn(arriving, '{count} file arriving.', '{count} files arriving.')]
              : []),
          ].join(' ')}
        </p>
      )}
      {waiting.count > 0 && (
        <div className="flex flex-col gap-2 text-sm">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {tn(
                waiting.count,
                '{count} file waits for your answer.',
                '{count} files wait for your answer.',
              )}
            </span>
            <Button size="sm" disabled={review.isPending} onClick={() => review.mutate()}>
              {t('Answer')}
            </Button>
          </div>
          <ul aria-label={t('Waiting files')} className="flex flex-col gap-1 text-muted-foreground">
            {waiting.files.slice(0, 10).map(({ name, reason }) => (
              <li key={name} className="wrap-anywhere">
                <span className="text-foreground">{name}</span>: {tServer(reason)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <RefusedInFolder
        count={refused.count}
        files={refused.files.map(({ name, reason }) => ({ path: name, reason }))}
      />
    </FolderRow>
  )
}

const unwatchedNotice = {
  title: t('No longer watched'),
  description: t('The files in the folder and everything imported from it stay.'),
}
