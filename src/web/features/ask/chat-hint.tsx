import { Link } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { t } from '#web/words/translate.ts'

/** A link to Chat, for questions that build on each other. */
export function ChatHint() {
  return (
    <p className="-my-2 flex flex-wrap items-center justify-center gap-x-1.5 text-center text-sm text-muted-foreground print:hidden">
      {t('Want to follow up?')}
      <Link
        to="/chat"
        className="inline-flex min-h-8 items-center gap-1.5 rounded-sm font-medium text-primary underline underline-offset-4"
      >
        <MessagesSquare aria-hidden className="size-4" />
        {t('Open Chat')}
      </Link>
    </p>
  )
}
