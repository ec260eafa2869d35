import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { backdropClass } from '#web/ui/overlay.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { t } from '#web/words/translate.ts'
import { ConversationPanel, type ConversationPanelProps } from './conversation-panel.tsx'

type ConversationSheetProps = ConversationPanelProps & { onClose: () => void }

/** The conversations on small screens, over the thread; selecting one closes it. */
export function ConversationSheet({ onClose, onOpen, onNew, ...rest }: ConversationSheetProps) {
  const closing = (then: () => void) => () => {
    then()
    onClose()
  }
  const { handlers } = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={backdropClass} />
        <Dialog.Content
          {...handlers}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-80 max-w-[calc(100%-3rem)] flex-col overflow-y-auto border-r bg-rail shadow-lg duration-200 data-[state=closed]:animate-out data-[state=closed]:slide-out-to-left data-[state=open]:animate-in data-[state=open]:slide-in-from-left"
        >
          <div className="flex min-h-14 items-center justify-between gap-2 border-b pr-2 pl-6">
            <Dialog.Title className="text-base font-semibold">{t('Conversations')}</Dialog.Title>
            <Dialog.Close
              aria-label={t('Close')}
              className="inline-flex size-11 items-center justify-center rounded-md text-muted-foreground hover:bg-secondary hover:text-foreground"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <ConversationPanel {...rest} onOpen={closing(onOpen)} onNew={closing(onNew)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
