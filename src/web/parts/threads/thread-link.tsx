import { Link } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import type { DocumentView } from '#shared/documents.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'

/** Mails and months of chats have neither an original nor rows. */
const isInThread = ({ source, mimeType }: DocumentView) =>
  source !== undefined &&
  source.hasOriginal !== true &&
  (mimeType === 'message/rfc822' || mimeType === 'text/plain')

/** A link from a mail or a chat to its conversation. */
export function ThreadLink({ document }: { document: DocumentView }) {
  if (!isInThread(document)) return null
  return (
    <Button variant="outline" asChild>
      <Link to="/threads/$documentId" params={{ documentId: document.id }}>
        <MessagesSquare aria-hidden />
        <span className="sr-only sm:not-sr-only">{t('Conversation')}</span>
      </Link>
    </Button>
  )
}
