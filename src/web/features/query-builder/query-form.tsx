import { Play } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { rich } from '#web/words/rich.tsx'
import { t } from '#web/words/translate.ts'

type QueryFormProps = {
  text: string
  pending: boolean
  /** The textarea. */
  ref: Ref<HTMLTextAreaElement>
  onText: (text: string) => void
  onExecute: () => void
}

export function QueryForm({ ref, text, pending, onText, onExecute }: QueryFormProps) {
  return (
    <Card className="p-5 sm:p-6">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onExecute()
        }}
      >
        <Field label={t('Your question')}>
          {(control) => (
            <Textarea
              {...control}
              ref={ref}
              rows={3}
              value={text}
              placeholder={t('Show the total amount by month')}
              onChange={(event) => onText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
                event.preventDefault()
                onExecute()
              }}
              className="field-sizing-content max-h-60 min-h-24 md:text-base"
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3 pointer-coarse:justify-end">
          <p className="text-xs text-muted-foreground pointer-coarse:hidden">
            {rich('{kbd} or {kbd2} with {kbd3} executes', {
              kbd: <kbd className="font-sans">{t('Ctrl')}</kbd>,
              kbd2: <kbd className="font-sans">⌘</kbd>,
              kbd3: <kbd className="font-sans">{t('Enter')}</kbd>,
            })}
          </p>
          <Button type="submit" disabled={text === '' || pending}>
            {pending ? <Spinner /> : <Play aria-hidden />}
            {t('Execute')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
