import { Link } from '@tanstack/react-router'
import type { Citation } from '#shared/answers.ts'
import { timeText } from '#shared/written.ts'
import type { TimelineEntry, TimelineGroup } from '#shared/timeline.ts'
import { language } from '#web/format/region.ts'
import { pictureAddress } from '#web/parts/viewer/queries.ts'
import { cn } from '#web/ui/cn.ts'
import { OneLine } from '#web/ui/one-line.tsx'
import { amountText, detailText, titleText } from './group-text.ts'

type EntryRowProps = {
  group: TimelineGroup
  entry: TimelineEntry
  onOpen: (citation: Citation) => void
}

/** An event with its time and a link to its document. */
export function EntryRow({ group, entry, onOpen }: EntryRowProps) {
  const time = entry.time === '' ? '' : timeText(entry.time, language())
  const below = [time, detailText(group, entry)].filter((part) => part !== '').join(' · ')
  const amount = amountText(group.kind, entry)
  const isPicture = group.kind === 'picture'
  return (
    <div
      className={cn('flex min-w-0 gap-x-3', isPicture ? 'items-start' : 'flex-wrap items-baseline')}
    >
      {isPicture && <Thumbnail documentId={entry.documentId} />}
      <span className="flex min-w-[min(100%,9rem)] flex-1 flex-col">
        <EntryTitle entry={entry} text={titleText(group, entry)} onOpen={onOpen} />
        {below !== '' && <OneLine text={below} className="text-sm text-muted-foreground" />}
      </span>
      {amount !== '' && <span className="text-sm tabular-nums">{amount}</span>}
    </div>
  )
}

/** The title next to it names the picture. */
function Thumbnail({ documentId }: Pick<TimelineEntry, 'documentId'>) {
  if (documentId === undefined) return null
  return (
    <img
      src={pictureAddress(documentId, 'small')}
      alt=""
      loading="lazy"
      className="size-16 shrink-0 rounded-md border bg-muted object-cover"
    />
  )
}

const titleClass =
  'block w-full min-w-0 truncate text-left underline-offset-4 hover:underline touch:min-h-11 touch:leading-11'

type EntryTitleProps = Pick<EntryRowProps, 'entry' | 'onOpen'> & { text: string }

function EntryTitle({ entry, text, onOpen }: EntryTitleProps) {
  const { documentId, documentName = '', locator } = entry
  if (documentId === undefined) return <OneLine text={text} />
  if (locator === undefined) {
    return (
      <Link
        to="/documents/$documentId"
        params={{ documentId }}
        dir="auto"
        title={text}
        className={titleClass}
      >
        {text}
      </Link>
    )
  }
  return (
    <button
      type="button"
      dir="auto"
      title={text}
      className={titleClass}
      onClick={() => onOpen({ number: 1, documentId, documentName, quote: '', locator })}
    >
      {text}
    </button>
  )
}
