import { Link } from '@tanstack/react-router'
import type { Citation } from '#shared/answers.ts'
import { timeText } from '#shared/written.ts'
import type { TimelineEntry, TimelineGroup } from '#shared/timeline.ts'
import { language } from '#web/format/region.ts'
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
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      <span className="flex min-w-[min(100%,9rem)] flex-1 flex-col">
        <EntryTitle entry={entry} text={titleText(group, entry)} onOpen={onOpen} />
        {below !== '' && <OneLine text={below} className="text-sm text-muted-foreground" />}
      </span>
      {amount !== '' && <span className="text-sm tabular-nums">{amount}</span>}
    </div>
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
