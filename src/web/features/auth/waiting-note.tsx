/** Why a log-in takes long; announced when it appears. */
import { t } from '#web/words/translate.ts'

export function WaitingNote({ shown }: { shown: boolean }) {
  return (
    <output className="block text-sm leading-5 text-muted-foreground empty:hidden">
      {shown &&
        t(
          'There are many log-in attempts here, so yours is waiting its turn. Leave this open and it continues automatically. A passkey, or a browser in which you were logged in before, need not wait.',
        )}
    </output>
  )
}
