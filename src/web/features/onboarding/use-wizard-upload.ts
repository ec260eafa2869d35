import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/api.ts'
import { addFiles, fileKey } from '#web/features/ask/selected-files.ts'
import { documentsKey } from '#web/features/documents/queries.ts'
import { notify } from '#web/ui/notice.tsx'
import { uploadInWizard } from './calls.ts'
import { checkWizardFiles } from './upload-rules.ts'

export type WizardUpload = ReturnType<typeof useWizardUpload>

/** The files that are chosen in the wizard, and those that were sent already. */
export function useWizardUpload() {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [sent, setSent] = useState<readonly File[]>([])
  const [progress, setProgress] = useState(0)

  const upload = useMutation({
    mutationFn: (files: readonly File[]) => uploadInWizard(files, setProgress),
    onSuccess: (_, files) => {
      setChosen([])
      setSent((now) => [...now, ...files])
      notify({
        title: 'Documents Uploaded',
        description: 'Your documents are being processed for personalization.',
      })
      void queryClient.invalidateQueries({ queryKey: documentsKey })
    },
    onError: () =>
      notify({ title: 'Error', description: 'Failed to upload document', destructive: true }),
  })

  return {
    chosen,
    sent,
    pending: upload.isPending,
    failed: upload.isError,
    /** What the server said against the last upload. */
    problem: upload.error instanceof ApiError ? upload.error.serverText : undefined,
    /** 0 to 1, of the bytes under way. */
    progress,
    add: (files: readonly File[]) => {
      const { accepted, refusals } = checkWizardFiles(files)
      const known = new Set(sent.map(fileKey))
      const fresh = accepted.filter((file) => !known.has(fileKey(file)))
      setChosen((now) => addFiles(now, fresh))
      upload.reset()
      // Only one notice is visible at a time, so all that were refused stand in one.
      const title = refusals.at(-1)?.title
      if (title === undefined) return
      const description = refusals.map(({ text }) => text).join('\n')
      notify({ title, description, destructive: true })
    },
    remove: (file: File) => setChosen((now) => now.filter((other) => other !== file)),
    send: (onSent: () => void) => {
      setProgress(0)
      upload.mutate(chosen, { onSuccess: onSent })
    },
  }
}
