import type { DocumentQuota } from '#shared/documents.ts'
import { formatFileSize } from '#web/format/file-size.ts'

type Quota = NonNullable<DocumentQuota>

/** A guest's quota and how much of it is used. */
export function quotaText({ documents, bytes }: Quota): string {
  const most = `Guests can store ${documents.most} documents of ${formatFileSize(bytes.most)} in all.`
  if (documents.used === 0) return most
  return `${most} You have stored ${documents.used}, ${formatFileSize(bytes.used)}.`
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
    const left = leftDocuments > 0 ? `only ${leftDocuments} more` : 'no more'
    return `There is room for ${left}, and you chose ${files.length}. Take some off the list, or sign up to store more.`
  }
  if (size > leftBytes) {
    return `There are ${formatFileSize(Math.max(0, leftBytes))} left, and these files have ${formatFileSize(size)}. Take some off the list, or sign up to store more.`
  }
  return undefined
}
