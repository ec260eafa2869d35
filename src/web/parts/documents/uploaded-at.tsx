import { useEffect, useState } from 'react'
import { formatMoment, formatUploadedAt } from '#web/format/dates.ts'

const minuteMs = 60_000

/** How long ago a document was uploaded, updated while the page is open. */
export function UploadedAt({ iso }: { iso: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), minuteMs)
    return () => window.clearInterval(timer)
  }, [])
  return (
    <time dateTime={iso} title={formatMoment(iso)} className="whitespace-nowrap">
      {formatUploadedAt(iso, now)}
    </time>
  )
}
