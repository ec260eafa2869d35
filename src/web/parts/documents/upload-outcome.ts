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
      title: 'Failed to upload document',
      description: failed.map(({ name }) => `Failed to upload ${name}`).join('\n'),
      destructive: true,
    }
  }
  const known = outcomes.filter((outcome) => outcome.stored && outcome.duplicate)
  const added = outcomes.length - known.length
  const lines = known.map(({ name }) => `${name} was here already.`)
  if (added > 0) lines.unshift(`${added} ${added === 1 ? 'document' : 'documents'} uploaded.`)
  return {
    title: added > 0 ? 'Upload complete' : 'Nothing new',
    description: lines.join('\n'),
  }
}
