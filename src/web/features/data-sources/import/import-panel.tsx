import { useEffect, useRef } from 'react'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { DraftReview } from './draft-review.tsx'
import { DropZone } from './drop-zone.tsx'
import { SendingFiles } from './sending-files.tsx'
import type { useImportDraft } from './use-import-draft.ts'

type ImportPanelProps = {
  files: ReturnType<typeof useImportDraft>
  sources: readonly ListedSource[]
}

/** The import of files: from the drop through the upload to their recognition. */
export function ImportPanel({ files, sources }: ImportPanelProps) {
  const { sending, draft, preferred, add, start, cancel, retry } = files
  const zone = useRef<HTMLElement>(null)
  const isZone = sending === undefined && draft === undefined
  const wasBusy = useRef(false)
  useEffect(() => {
    // The focused element disappeared with the files.
    if (isZone && wasBusy.current) zone.current?.focus({ preventScroll: true })
    wasBusy.current = !isZone
  }, [isZone])
  if (sending) return <SendingFiles sending={sending} onCancel={cancel} onRetry={retry} />
  if (!draft) return <DropZone ref={zone} onFiles={(chosen) => add(chosen)} />
  return (
    <DraftReview
      key={draft.id}
      draft={draft}
      sources={sources}
      preferred={preferred}
      pending={start.isPending}
      onStart={(what) => start.mutate(what)}
      onCancel={cancel}
    />
  )
}
