import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from '#web/words/translate.ts'
import { Button } from './button.tsx'
import { notify } from './notice.tsx'

/** A value to copy. */
export function CopyLine({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState(false)
  const id = useId()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () =>
        notify({
          title: t('Error'),
          description: t('The browser did not allow copying. Select the text and copy it.'),
          destructive: true,
        }),
    )
  return (
    <div className="flex min-w-0 flex-col gap-1.5 text-sm">
      <span id={id} className="font-medium">
        {label}
      </span>
      <div className="flex items-start gap-2">
        <code
          aria-labelledby={id}
          className="min-w-0 flex-1 rounded-md bg-muted px-2.5 py-1.5 font-mono text-xs leading-5 break-all select-all"
        >
          {value}
        </code>
        <Button
          variant="outline"
          size="sm"
          className="touch:min-w-11"
          aria-label={copied ? t('{label}: copied', { label }) : t('Copy: {label}', { label })}
          onClick={() => void copy()}
        >
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span className="max-sm:sr-only">{copied ? t('Copied') : t('Copy')}</span>
        </Button>
      </div>
    </div>
  )
}
