import { useEffect, useState } from 'react'
import { formatMoment } from '#web/format/dates.ts'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { rich } from '#web/words/rich.tsx'

const minuteMs = 60_000

type LastSyncLineProps = {
  lastSync: ListedSource['lastSync']
  format: (lastSync: ListedSource['lastSync'], now: Date) => string
}

/** When a source was synced, in words that are updated while the page is open. */
export function LastSyncLine({ lastSync, format }: LastSyncLineProps) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), minuteMs)
    return () => window.clearInterval(timer)
  }, [])
  const text = format(lastSync, now)
  if (!lastSync) return text
  return (
    <>
      {rich('Last sync: {time}', {
        time: (
          <time dateTime={lastSync} title={formatMoment(lastSync)}>
            {text}
          </time>
        ),
      })}
    </>
  )
}
