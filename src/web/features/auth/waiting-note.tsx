/** Why a log-in takes long; announced when it appears. */
import { t } from '#web/words/translate.ts'

export function WaitingNote({ shown }: { shown: boolean }) {
  return (
    <output className="block text-sm leading-5 text-muted-foreground empty:hidden">
      {shown &&
        t(
          'Many log-ins are tried here, so yours is waiting for its turn. Leave this open and it goes on by itself. A passkey, or a browser in which you were logged in before, need not wait.',
        )}
    </output>
  )
}
