import { useState } from 'react'
import type { Citation, ResultTable } from '#shared/answers.ts'
import { loadView } from '#web/ui/load-view.ts'
import type { PassageSheet } from './passage-sheet.tsx'

/** Opens the place of a citation; its viewer is loaded for the first one. */
export function useCitedPassage(evidence?: ResultTable) {
  const [opened, setOpened] = useState<Citation>()
  const [Sheet, setSheet] = useState<typeof PassageSheet>()
  const open = async (citation: Citation) => {
    const view = Sheet ?? (await loadView(() => import('./passage-sheet.tsx')))?.PassageSheet
    if (!view) return
    setSheet(() => view)
    setOpened(citation)
  }
  return {
    open: (citation: Citation | undefined) => citation && void open(citation),
    sheet: opened && Sheet && (
      <Sheet citation={opened} evidence={evidence} onClose={() => setOpened(undefined)} />
    ),
  }
}
