import type { QuotaView } from '#shared/quotas.ts'
import { formatFileSize } from '#web/format/file-size.ts'
import { t } from '#web/words/translate.ts'

type Quota = { [Part in 'documents' | 'bytes']: NonNullable<QuotaView[Part]> }

/** The remaining quota of a guest, whose documents and bytes are always limited. */
export const quotaLeft = ({ documents, bytes }: QuotaView): Quota | undefined =>
  documents && bytes ? { documents, bytes } : undefined

/** A guest's quota and how much of it is used. */
export function quotaText({ documents, bytes }: Quota): string {
  const most = t('Guests can store {most} documents of {size} in all.', {
    most: documents.most,
    size: formatFileSize(bytes.most),
  })
  if (documents.used === 0) return most
  return t('{most} You have stored {used}, {size}.', {
    most,
    used: documents.used,
    size: formatFileSize(bytes.used),
  })
}

/** Why these files exceed a guest's quota, before any of them is sent. */
export function overQuota(
  { documents, bytes }: Quota,
  files: readonly Pick<File, 'size'>[],
): string | undefined {
  const leftDocuments = documents.most - documents.used
  const leftBytes = bytes.most - bytes.used
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (files.length > Math.max(0, leftDocuments)) {
    const values = { left: leftDocuments, length: files.length }
    return leftDocuments > 0
      ? t(
          'There is room for only {left} more, and you chose {length}. Take some off the list, or sign up to store more.',
          values,
        )
      : t(
          'There is room for no more, and you chose {length}. Take some off the list, or sign up to store more.',
          values,
        )
  }
  if (size > leftBytes) {
    return t(
      'There are {left} left, and these files have {size}. Take some off the list, or sign up to store more.',
      { left: formatFileSize(Math.max(0, leftBytes)), size: formatFileSize(size) },
    )
  }
  return undefined
}
