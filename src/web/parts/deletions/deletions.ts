import type { QueryClient } from '@tanstack/react-query'
import { undoDeletion } from '#shared/calls/deletions.ts'
import { limits } from '#shared/limits.ts'
import { request } from '#web/api.ts'
import { failed } from '#web/failure.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'

type Deleted = {
  title: string
  description?: string
  /** The ids of the deletions. */
  undo: readonly string[]
}

/** The ids that undo a deletion. */
export const undoOf = ({ headers }: Response): string[] => {
  const id = headers.get('x-undo')
  return id === null ? [] : [id]
}

/** Reports a deletion, and offers to undo it for ten seconds. */
export function notifyDeleted(client: QueryClient, { title, description, undo }: Deleted): void {
  const content = { title, ...(description === undefined ? {} : { description }) }
  if (undo.length === 0) return notify(content)
  const restore = async () => {
    try {
      await Promise.all(undo.map((id) => request(undoDeletion, { params: { id } })))
      notify({ title: t('Restored') })
    } catch (error) {
      if (error instanceof Error) failed(t('Failed to undo'))(error)
    }
    // What was restored may be shown, counted or charted anywhere.
    await client.invalidateQueries()
  }
  notify({
    ...content,
    ms: limits.undoMs,
    action: { label: t('Undo'), onSelect: () => void restore() },
  })
}
