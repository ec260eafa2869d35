import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'

type RecoveryCodesProps = { title: string; codes: readonly string[]; onDone: () => void }

/** The only time that recovery codes are shown. */
export function RecoveryCodes({ title, codes, onDone }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false)
  const text = t('Recovery codes for Trove at {host}. Each works once.\n\n{codes}\n', {
    host: window.location.host,
    codes: codes.join('\n'),
  })
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () =>
        notify({
          title: t('Error'),
          description: t('The browser did not allow copying. Download the codes instead.'),
          destructive: true,
        }),
    )
  return (
    <div className="flex flex-col gap-4">
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>
          {t(
            'Keep these codes where you can find them without your phone. Each logs you in once, in place of a code from the app. They are not shown again.',
          )}
        </DialogDescription>
      </DialogHeader>
      <ul
        aria-label={t('Recovery codes')}
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md bg-muted p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => void copy()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? t('Copied') : t('Copy')}
        </Button>
        <Button asChild variant="outline">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="trove-recovery-codes.txt"
          >
            <Download aria-hidden />
            {t('Download')}
          </a>
        </Button>
      </div>
      <DialogFooter>
        <Button onClick={onDone}>{t('I have kept them')}</Button>
      </DialogFooter>
    </div>
  )
}
