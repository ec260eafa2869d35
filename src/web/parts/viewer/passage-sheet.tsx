import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { Citation, ResultTable as Result } from '#shared/answers.ts'
import { ResultTable } from '#web/parts/answer/result-table.tsx'
import { meQuery } from '#web/parts/session/queries.ts'
import { ThreadLink } from '#web/parts/threads/thread-link.tsx'
import { formatCount } from '#web/format/count.ts'
import { formatPlace } from '#web/format/place.ts'
import { Button } from '#web/ui/button.tsx'
import { backdropClass } from '#web/ui/overlay.ts'
import { Part } from '#web/ui/part.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { t } from '#web/words/translate.ts'
import { parseRange } from './a1.ts'
import { DocumentViewer } from './document-viewer.tsx'
import { contentOf } from './queries.ts'

type PassageSheetProps = {
  citation: Citation
  /** The rows from which the answer was computed. */
  evidence?: Result | undefined
  onClose: () => void
}

/** A document at the place of a citation, next to the answer or, on small screens, over it. */
export function PassageSheet({ citation, evidence, onClose }: PassageSheetProps) {
  const { handlers } = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={backdropClass} />
        <Dialog.Content
          {...handlers}
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-full flex-col border-l bg-background shadow-lg duration-200 data-[state=closed]:animate-out data-[state=closed]:slide-out-to-right data-[state=open]:animate-in data-[state=open]:slide-in-from-right md:max-w-2xl xl:max-w-3xl"
        >
          <div className="flex items-center gap-2 border-b px-4 py-2">
            <div className="flex min-w-0 flex-1 flex-col">
              <Dialog.Title
                dir="auto"
                title={citation.documentName}
                className="truncate text-left text-base font-semibold"
              >
                {citation.documentName}
              </Dialog.Title>
              <p className="truncate text-xs text-muted-foreground">
                {formatPlace(citation.locator)}
              </p>
            </div>
            <OpenedThread documentId={citation.documentId} />
            <DocumentLink citation={citation} />
            <Dialog.Close asChild>
              <Button variant="ghost" size="icon" aria-label={t('Close')}>
                <X aria-hidden />
              </Button>
            </Dialog.Close>
          </div>
          {evidence && evidence.total > 1 && (
            <div className="max-h-2/5 shrink-0 overflow-auto border-b px-4 py-3">
              <ResultTable table={evidence} name={t('The rows of the answer')} />
              <Marked locator={citation.locator} />
            </div>
          )}
          <div className="min-h-0 flex-1">
            <Part>
              <DocumentViewer
                documentId={citation.documentId}
                locator={citation.locator}
                quote={citation.quote}
              />
            </Part>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** How many rows the document shows highlighted, if these are not all. */
function Marked({ locator }: Pick<Citation, 'locator'>) {
  if (locator.kind !== 'cells' || locator.of === undefined) return null
  const shown = locator.rows?.length ?? rowsOf(locator.range)
  return (
    <p className="text-xs text-muted-foreground">
      {t('Below, the first {shown} of {total} rows are highlighted.', {
        shown: formatCount(shown),
        total: formatCount(locator.of),
      })}
    </p>
  )
}

function rowsOf(range: string): number {
  const cells = parseRange(range)
  return cells ? cells.bottom - cells.top + 1 : 0
}

/** A mail or a chat can be read as a conversation. */
function OpenedThread({ documentId }: { documentId: string }) {
  const { data: content } = useQuery(contentOf(documentId))
  return content ? <ThreadLink document={content.document} /> : null
}

/** Guests have no document pages. */
function DocumentLink({
  citation: { documentId, passageId },
}: Pick<PassageSheetProps, 'citation'>) {
  const { data: me } = useQuery(meQuery)
  if (!me) return null
  return (
    <Button variant="ghost" asChild>
      <Link
        to="/documents/$documentId"
        params={{ documentId }}
        search={passageId === undefined ? {} : { passage: passageId }}
      >
        <ExternalLink aria-hidden />
        {t('Open document')}
      </Link>
    </Button>
  )
}
