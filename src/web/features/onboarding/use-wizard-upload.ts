import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '#web/api.ts'
import { failed } from '#web/failure.ts'
import type { Refused } from '#web/parts/documents/check-files.ts'
import { explainRefused } from '#web/parts/documents/explain-refused.ts'
import { addFiles, fileKey } from '#web/parts/documents/selected-files.ts'
import { documentsKey } from '#web/parts/documents/queries.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { uploadInWizard } from './calls.ts'
import type { FileIdentity, StoredWizard } from './stored-wizard.ts'
import { checkWizardFiles, refusalTitle } from './upload-rules.ts'

export type WizardUpload = ReturnType<typeof useWizardUpload>

/** The files selected in the wizard, and those already uploaded. */
export function useWizardUpload(personId: string, kept: Pick<StoredWizard, 'sent' | 'unsent'>) {
  const queryClient = useQueryClient()
  // Files cannot survive a reload, but do survive a visit to another screen.
  const key = ['onboarding', 'files', personId]
  const [chosen, setChosen] = useState<readonly File[]>(
    () => queryClient.getQueryData<readonly File[]>(key) ?? [],
  )
  useEffect(() => void queryClient.setQueryData(key, chosen))
  const [sent, setSent] = useState<readonly FileIdentity[]>(kept.sent)
  const [lost, setLost] = useState<readonly string[]>(() => (chosen.length > 0 ? [] : kept.unsent))
  const [progress, setProgress] = useState(0)

  const upload = useMutation({
    mutationFn: (files: readonly File[]) => uploadInWizard(files, setProgress),
    onSuccess: (_, files) => {
      setChosen([])
      setLost([])
      setSent((now) => [
        ...now,
        ...files.map(({ name, size, lastModified }) => ({ name, size, lastModified })),
      ])
      notify({
        title: t('Documents Uploaded'),
        description: t('Your documents are being processed for personalization.'),
      })
      void queryClient.invalidateQueries({ queryKey: documentsKey })
    },
    onError: failed(t('Failed to upload document')),
  })

  return {
    chosen,
    sent,
    /** Names of files that were selected before a reload, which does not keep them. */
    lost,
    unsent: chosen.length > 0 ? chosen.map(({ name }) => name) : lost,
    pending: upload.isPending,
    failed: upload.isError,
    /** The server's message about the last upload. */
    problem: upload.error instanceof ApiError ? upload.error.serverText : undefined,
    /** 0 to 1, of the bytes being sent. */
    progress,
    add: (files: readonly File[]) => {
      const { accepted, refused } = checkWizardFiles(files)
      const known = new Set(sent.map(fileKey))
      const fresh = accepted.filter((file) => !known.has(fileKey(file)))
      setChosen((now) => addFiles(now, fresh))
      setLost((now) => now.filter((name) => !accepted.some((file) => file.name === name)))
      upload.reset()
      // Only one notice is visible at a time, so it lists all refused files.
      if (refused.length > 0) void notifyRefused(refused)
    },
    remove: (file: File) => setChosen((now) => now.filter((other) => other !== file)),
    send: (onSent: () => void) => {
      setProgress(0)
      upload.mutate(chosen, { onSuccess: onSent })
    },
  }
}

async function notifyRefused(refused: readonly Refused<File>[]): Promise<void> {
  const explained = await explainRefused(refused)
  const description = explained.map(({ reason }) => reason).join('\n')
  notify({ title: refusalTitle(refused), description, destructive: true })
}
