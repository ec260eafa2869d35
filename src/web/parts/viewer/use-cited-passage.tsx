import { useEffect, useState } from 'react'
import type { Citation, ResultTable } from '#shared/answers.ts'
import { loadView } from '#web/ui/load-view.ts'
import type { PassageSheet } from './passage-sheet.tsx'

const loadSheet = () => import('./passage-sheet.tsx')

/** Opens the place of a citation. */
export function useCitedPassage(evidence?: ResultTable) {
  const [opened, setOpened] = useState<Citation>()
  const [Sheet, setSheet] = useState<typeof PassageSheet>()
  // Loaded before the first press, which would show nothing until then.
  useEffect(() => {
    void loadSheet().catch(() => undefined)
  }, [])
  const open = async (citation: Citation) => {
    const view = Sheet ?? (await loadView(loadSheet))?.PassageSheet
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
