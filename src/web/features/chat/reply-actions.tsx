import { Check, Copy, RefreshCw, Square, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { useReadAloud } from './use-read-aloud.ts'

type ReplyActionsProps = {
  text: string
  /** Only the last reply can be regenerated. */
  onRegenerate?: (() => void) | undefined
}

export function ReplyActions({ text, onRegenerate }: ReplyActionsProps) {
  const [copied, setCopied] = useState(false)
  const { canRead, isReading, toggle } = useReadAloud(text)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () =>
        notify({
          title: t('Error'),
          description: t('The reply was not copied.'),
          destructive: true,
        }),
    )
  return (
    <div className="-ml-3 flex flex-wrap gap-1 text-muted-foreground">
      <Button variant="ghost" size="sm" className="text-inherit" onClick={() => void copy()}>
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {copied ? t('Copied') : t('Copy')}
      </Button>
      {canRead && (
        <Button variant="ghost" size="sm" className="text-inherit" onClick={toggle}>
          {isReading ? <Square aria-hidden /> : <Volume2 aria-hidden />}
          {isReading ? t('Stop reading') : t('Read aloud')}
        </Button>
      )}
      {onRegenerate && (
        <Button variant="ghost" size="sm" className="text-inherit" onClick={onRegenerate}>
          <RefreshCw aria-hidden />
          {t('Regenerate')}
        </Button>
      )}
    </div>
  )
}
