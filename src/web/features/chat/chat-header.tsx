import { History, SquarePen } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'

type ChatHeaderProps = {
  /** Whether the conversations are next to the thread, on wide screens. */
  panelOpen: boolean
  panelId: string
  onPanel: () => void
  onSheet: () => void
  onNew: () => void
}

export function ChatHeader({ panelOpen, panelId, onPanel, onSheet, onNew }: ChatHeaderProps) {
  const content = (
    <>
      <History aria-hidden />
      {t('Conversations')}
    </>
  )
  return (
    <header className="sticky top-[calc(3.5rem+var(--sample-bar,0rem))] z-10 -mx-2 flex min-h-16 flex-wrap items-center justify-between gap-x-4 bg-background px-2 py-1 md:top-(--sample-bar,0rem)">
      <h1 className="font-display text-3xl leading-9 tracking-tight">{t('Chat')}</h1>
      <div className="flex max-w-full flex-wrap gap-1">
        <Button variant="ghost" className="lg:hidden" aria-haspopup="dialog" onClick={onSheet}>
          {content}
        </Button>
        <Button
          variant="ghost"
          className="hidden lg:inline-flex"
          aria-expanded={panelOpen}
          aria-controls={panelOpen ? panelId : undefined}
          onClick={onPanel}
        >
          {content}
        </Button>
        <Button variant="ghost" size="icon" aria-label={t('New conversation')} onClick={onNew}>
          <SquarePen aria-hidden />
        </Button>
      </div>
    </header>
  )
}
