import { Play } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

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
        <Field label="Your question">
          {(control) => (
            <Textarea
              {...control}
              ref={ref}
              rows={3}
              value={text}
              placeholder="Show the total amount by month"
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
            <kbd className="font-sans">Ctrl</kbd> or <kbd className="font-sans">⌘</kbd> with{' '}
            <kbd className="font-sans">Enter</kbd> executes
          </p>
          <Button type="submit" disabled={text === '' || pending}>
            {pending ? <Spinner /> : <Play aria-hidden />}
            Execute
          </Button>
        </div>
      </form>
    </Card>
  )
}
