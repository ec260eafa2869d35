import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/api.ts'
import { isSignedIn, meQuery } from '#web/parts/session/queries.ts'
import { quotaQuery, documentsKey } from '#web/parts/documents/queries.ts'
import { uploadDocuments } from '#web/parts/documents/upload.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { overQuota, quotaText, quotaLeft } from './guest-quota.ts'
import { addFiles, fileKey } from '#web/parts/documents/selected-files.ts'
import { checkAskFiles } from './upload-rules.ts'

/** The files selected on the Ask page, and the results of those sent. */
export function useAskUpload() {
  const queryClient = useQueryClient()
  const [files, setFiles] = useState<File[]>([])
  const [refused, setRefused] = useState<readonly string[]>([])
  const [progress, setProgress] = useState(0)
  const [uploadedIds, setUploadedIds] = useState<string[]>([])
  const { data: me } = useQuery(meQuery)
  // The quota is not requested for a mere visit.
  const isLimited = me === null ? files.length > 0 : me !== undefined && !isSignedIn(me)
  const { data: known } = useQuery({ ...quotaQuery, enabled: isLimited })
  const quota = isLimited && known ? quotaLeft(known) : undefined
  const tooMuch = quota ? overQuota(quota, files) : undefined

  const upload = useMutation({
    mutationFn: (chosen: File[]) => uploadDocuments(chosen, { onProgress: setProgress }),
    onSuccess: (documents, sent) => {
      setFiles((now) => now.filter((file) => !sent.includes(file)))
      setUploadedIds((ids) => [...new Set([...ids, ...documents.map(({ id }) => id)])])
      notify({
        title: t('Documents uploaded successfully'),
        description: t('Uploaded {length} documents for analysis', { length: documents.length }),
      })
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    },
    onError: () =>
      notify({
        title: t('Upload failed'),
        description: t('Please try again with supported file formats'),
        destructive: true,
      }),
  })

  return {
    files,
    uploadedIds,
    pending: upload.isPending,
    /** 0 to 1, of the bytes being sent. */
    progress,
    /** The quota of guests. */
    quota: quota ? quotaText(quota) : undefined,
    /** Files of the last selection that were refused, each with the reason. */
    refused,
    forgetRefused: () => setRefused([]),
    /** Why the selected files cannot be sent, or the server's message about the last upload. */
    problem: tooMuch ?? (upload.error instanceof ApiError ? upload.error.serverText : undefined),
    mayFit: tooMuch === undefined,
    add: (chosen: readonly File[]) => {
      const { accepted, refused: left } = checkAskFiles(chosen)
      setRefused([])
      setFiles((now) => addFiles(now, accepted))
      if (!upload.isPending) upload.reset()
      // Most people never need these words, so that the page does not wait for them.
      if (left.length > 0)
        void import('./refused-files.ts')
          .then(({ notifyRefused }) => notifyRefused(left))
          .then(setRefused)
    },
    remove: (file: File) =>
      setFiles((now) => now.filter((other) => fileKey(other) !== fileKey(file))),
    send: () => {
      if (files.length === 0 || upload.isPending || tooMuch !== undefined) return
      setProgress(0)
      upload.mutate(files)
    },
  }
}
