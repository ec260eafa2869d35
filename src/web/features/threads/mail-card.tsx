import type { ThreadMessage } from '#shared/threads.ts'
import { formatWallTime } from '#web/format/wall-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { t } from '#web/words/translate.ts'
import { Attachments, DocumentOf } from './message-bubble.tsx'

/** A mail of a thread; text quoted from earlier mails is folded. */
export function MailCard({ message }: { message: ThreadMessage }) {
  const { author, isMine, to, at, text, quoted, attachments, documentId } = message
  return (
    <Card className="gap-3 p-4 sm:p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-60 flex-col">
          <span className="flex flex-wrap items-center gap-2 font-medium break-words">
            {author || t('Unknown sender')}
            {isMine && <Badge variant="secondary">{t('You')}</Badge>}
          </span>
          {to !== '' && (
            <OneLine text={t('To {to}', { to })} className="text-sm text-muted-foreground" />
          )}
        </div>
        <time className="text-sm text-muted-foreground">{formatWallTime(at)}</time>
      </header>
      <p dir="auto" className="max-w-prose break-words whitespace-pre-wrap">
        {text.trim() || (
          <span className="text-muted-foreground">{t('This mail has no text.')}</span>
        )}
      </p>
      <Attachments names={attachments} />
      {quoted.trim() !== '' && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer py-1 text-muted-foreground hover:text-foreground touch:min-h-11 touch:py-3">
            {t('Show quoted text')}
          </summary>
          <p
            dir="auto"
            className="max-w-prose border-l pl-3 break-words whitespace-pre-wrap text-muted-foreground"
          >
            {quoted.trim()}
          </p>
        </details>
      )}
      <footer>
        <DocumentOf documentId={documentId} />
      </footer>
    </Card>
  )
}
