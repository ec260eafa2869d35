import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ImportStart } from '#shared/sources.ts'
import { ApiError } from '#web/api.ts'
import { describe, failed } from '#web/failure.ts'
import { notify } from '#web/ui/notice.tsx'
import { draftQuery, forgetDraft, sendDraft, startDraft } from '#web/parts/sources/import-drafts.ts'
import { checkImportFiles, type Refused } from '#web/parts/sources/import-rules.ts'
import { t } from '#web/words/translate.ts'

/** Files being uploaded. */
export type Sending = {
  files: readonly File[]
  share: number
  startedAt: number
  /** Why the upload failed. */
  problem?: string
}

/**
 * Files that are recognised before they are imported. The address contains the draft, so that a
 * reload keeps it.
 */
export function useImportDraft(onStarted: (sourceIds: string[]) => void) {
  const queryClient = useQueryClient()
  const { import: id } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [sending, setSending] = useState<Sending>()
  /** The source whose card the files were selected on. */
  const [preferred, setPreferred] = useState<string>()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const abort = useRef<AbortController>(undefined)
  const { data: draft, error } = useQuery({ ...draftQuery(id ?? ''), enabled: id !== undefined })

  const open = (next: string | undefined) =>
    void navigate({
      to: '/data-sources',
      search: next === undefined ? {} : { import: next },
      replace: true,
      resetScroll: false,
    })
  const reportError = useEffectEvent((why: Error) => {
    const isGone = why instanceof ApiError && why.status === 404
    if (isGone) open(undefined)
    notify(isGone ? goneNotice : unknownNotice)
  })
  useEffect(() => {
    if (error) reportError(error)
  }, [error])
  useEffect(() => () => abort.current?.abort(), [])

  const send = async (files: readonly File[]): Promise<void> => {
    const controller = new AbortController()
    abort.current = controller
    setSending({ files, share: 0, startedAt: Date.now() })
    const onProgress = (share: number) => setSending((now) => now && { ...now, share })
    try {
      const arrived = await sendDraft(files, { onProgress, signal: controller.signal })
      if (controller.signal.aborted) return await forgetDraft(arrived.id)
      queryClient.setQueryData(draftQuery(arrived.id).queryKey, arrived)
      setSending(undefined)
      open(arrived.id)
    } catch (failure) {
      if (controller.signal.aborted) return
      const problem = describe(t('The files could not be sent.'), failure)
      setSending((now) => now && { ...now, problem })
    }
  }
  const add = (chosen: readonly File[], sourceId?: string) => {
    if (sending !== undefined || draft !== undefined) return notify(busyNotice)
    const { accepted, refused: others } = checkImportFiles(chosen)
    setRefused((before) => [
      ...before.filter(({ name }) => !chosen.some((file) => file.name === name)),
      ...others,
    ])
    if (accepted.length === 0) return
    setPreferred(sourceId)
    void send(accepted)
  }
  const start = useMutation({
    mutationFn: (request: ImportStart) => startDraft(id ?? '', request),
    onSuccess: (sources, { files }) => {
      open(undefined)
      if (files.some(({ as }) => as === 'table')) notify(keptNotice)
      onStarted(sources.map((source) => source.id))
    },
    onError: (failure) => {
      failed(t('Failed to start the import'))(failure)
      if (failure instanceof ApiError && failure.status === 404) open(undefined)
    },
  })
  const cancel = () => {
    abort.current?.abort()
    setSending(undefined)
    if (id === undefined) return
    open(undefined)
    // If the draft cannot be discarded now, the server removes it later.
    forgetDraft(id).catch(() => {})
  }
  const retry = () => sending && void send(sending.files)
  return {
    sending,
    draft: id === undefined ? undefined : draft,
    preferred,
    refused,
    dismissRefused: () => setRefused([]),
    add,
    start,
    cancel,
    retry,
  }
}

const keptNotice = {
  title: t('Kept as a table'),
  description: t('It is listed under Documents, and you can ask about its rows.'),
}
const goneNotice = {
  title: t('Files are gone'),
  description: t('The files that you had chosen are no longer kept. Please choose them again.'),
  destructive: true,
}
const unknownNotice = {
  title: t('Error'),
  description: t('The files that you had chosen could not be looked up. Please reload the page.'),
  destructive: true,
}
const busyNotice = {
  title: t('One import at a time'),
  description: t('Import or cancel the files that are shown first, then drop the next ones.'),
  destructive: true,
}
