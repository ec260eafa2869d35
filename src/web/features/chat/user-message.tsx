import { CircleAlert, RotateCcw } from 'lucide-react'
import type { ChatMessage } from '#shared/chat.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { t } from '#web/words/translate.ts'

type UserMessageProps = {
  message: ChatMessage
  /** Absent while another message is being answered. */
  onAgain?: (() => void) | undefined
}

export function UserMessage({ message: { content, status }, onAgain }: UserMessageProps) {
  const hasFailed = status === 'failed'
  return (
    <div className="flex flex-col items-end gap-1.5">
      <p
        dir="auto"
        className={cn(
          'max-w-[85%] rounded-2xl rounded-br-md bg-accent px-4 py-2.5 leading-6 whitespace-pre-line text-accent-foreground',
          hasFailed && 'border border-dashed border-destructive/60 bg-card text-foreground',
        )}
      >
        {content}
      </p>
      {hasFailed && (
        <p className="flex flex-wrap items-center justify-end gap-x-2 text-sm text-destructive">
          <CircleAlert aria-hidden className="size-4" />
          {t('Not answered')}
          {onAgain && (
            <Button variant="outline" size="sm" onClick={onAgain}>
              <RotateCcw aria-hidden />
              {t('Send again')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
