import type { QuotaView } from '#shared/quotas.ts'
import { formatFileSize } from '#web/format/file-size.ts'
import { t } from '#web/words/translate.ts'

type Quota = { [Part in 'documents' | 'bytes']: NonNullable<QuotaView[Part]> }

/** The room of a guest, whose documents and bytes are always limited. */
export const roomOf = ({ documents, bytes }: QuotaView): Quota | undefined =>
  documents && bytes ? { documents, bytes } : undefined

/** A guest's quota and how much of it is used. */
export function quotaText({ documents, bytes }: Quota): string {
  const most = t('Guests can store {most} documents of {most2} in all.', {
    most: documents.most,
    most2: formatFileSize(bytes.most),
  })
  if (documents.used === 0) return most
  return t('{most} You have stored {used}, {used2}.', {
    most,
    used: documents.used,
    used2: formatFileSize(bytes.used),
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
    const left =
      leftDocuments > 0 ? t('only {leftDocuments} more', { leftDocuments }) : t('no more')
    return t(
      'There is room for {left}, and you chose {length}. Take some off the list, or sign up to store more.',
      { left, length: files.length },
    )
  }
  if (size > leftBytes) {
    return t(
      'There are {Math} left, and these files have {size}. Take some off the list, or sign up to store more.',
      { Math: formatFileSize(Math.max(0, leftBytes)), size: formatFileSize(size) },
    )
  }
  return undefined
}
