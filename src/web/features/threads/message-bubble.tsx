import { Link } from '@tanstack/react-router'
import { Paperclip } from 'lucide-react'
import type { ThreadMessage } from '#shared/threads.ts'
import { timeText } from '#shared/written.ts'
import { language } from '#web/format/region.ts'
import { wallTime } from '#web/format/wall-time.ts'
import { cn } from '#web/ui/cn.ts'
import { t } from '#web/words/translate.ts'

type MessageBubbleProps = {
  message: ThreadMessage
  /** Whether the previous message is by the same author. */
  isFollowing: boolean
}

/** A message of a chat, one's own on the right. */
export function MessageBubble({ message, isFollowing }: MessageBubbleProps) {
  const { author, isMine, text, attachments, reactions, isEdited, isNotice, at } = message
  const { time } = wallTime(at)
  if (isNotice) {
    return <p className="py-1 text-center text-xs text-muted-foreground">{text}</p>
  }
  return (
    <div className={cn('flex flex-col gap-0.5', isMine ? 'items-end' : 'items-start')}>
      {!isFollowing && (
        <p className="px-1 pt-2 text-xs text-muted-foreground">{isMine ? t('You') : author}</p>
      )}
      <div
        className={cn(
          'max-w-[85%] rounded-lg border px-3 py-2 text-sm sm:max-w-[70%]',
          isMine ? 'border-transparent bg-accent text-accent-foreground' : 'bg-card',
        )}
      >
        {text !== '' && (
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {text}
          </p>
        )}
        <Attachments names={attachments} />
        <p className="mt-0.5 text-right text-xs">
          {reactions.length > 0 && <span className="mr-2">{reactions.join(' ')}</span>}
          {isEdited && `${t('Edited')} · `}
          {time !== '' && timeText(time, language())}
        </p>
      </div>
    </div>
  )
}

export function Attachments({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <ul aria-label={t('Attachments')} className="mt-1 flex flex-col gap-1">
      {names.map((name, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two attachments may have one name
        <li key={place} className="flex items-start gap-1.5 text-sm break-all">
          <Paperclip aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** A link to the mail as a document, in which passages can be cited. */
export const DocumentOf = ({ documentId }: { documentId: string }) => (
  <Link
    to="/documents/$documentId"
    params={{ documentId }}
    className="inline-flex items-center text-sm text-primary underline-offset-4 hover:underline touch:min-h-11"
  >
    {t('Open as document')}
  </Link>
)
