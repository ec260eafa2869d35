import { Card } from '#web/ui/card.tsx'
import { BrowserFolder } from './browser-folder.tsx'
import { ServerFolder } from './server-folder.tsx'
import type { useBrowserFolder } from './use-browser-folder.ts'

type FoldersProps = {
  folders: ReturnType<typeof useBrowserFolder>
  hasAccount: boolean
  onAct: (action: () => void) => void
}

/** Folders whose files are imported: one on the person's device, and one on the server. */
export function Folders({ folders, hasAccount, onAct }: FoldersProps) {
  return (
    <Card className="divide-y">
      <BrowserFolder folders={folders} onAct={onAct} />
      {hasAccount && <ServerFolder />}
    </Card>
  )
}
