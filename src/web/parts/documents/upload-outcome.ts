import { t, tn } from '#web/words/translate.ts'

export type UploadOutcome =
  | { name: string; stored: true; duplicate: boolean }
  | { name: string; stored: false }

type Notice = { title: string; description: string; destructive?: boolean }

/** The notice after the selected files have been sent. */
export function describeUploads(outcomes: readonly UploadOutcome[]): Notice | undefined {
  if (outcomes.length === 0) return undefined
  const failed = outcomes.filter(({ stored }) => !stored)
  if (failed.length > 0) {
    return {
      title: t('Failed to upload document'),
      description: failed.map(({ name }) => t('Failed to upload {name}', { name })).join('\n'),
      destructive: true,
    }
  }
  const known = outcomes.filter((outcome) => outcome.stored && outcome.duplicate)
  const added = outcomes.length - known.length
  const lines = known.map(({ name }) => t('{name} was here already.', { name }))
  if (added > 0)
    lines.unshift(tn(added, '{count} document uploaded.', '{count} documents uploaded.'))
  return {
    title: added > 0 ? t('Upload complete') : t('Nothing new'),
    description: lines.join('\n'),
  }
}
