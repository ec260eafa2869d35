import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { meQuery } from '#web/parts/session/queries.ts'
import { pathOfQuery } from '#web/parts/queries/path.ts'
import { useExecute } from '#web/parts/queries/use-execute.ts'
import { createTabMemory } from '#web/tab-memory.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'

/** A question over one's tables, whose result opens in the Query Builder. */
export function QuickQuery() {
  const { data: me } = useQuery(meQuery)
  const [memory] = useState(() =>
    createTabMemory<'quick-query'>(window.sessionStorage, 'dashboard', me?.id ?? ''),
  )
  const [text, setText] = useState(() => memory.read('quick-query'))
  const write = (next: string) => {
    setText(next)
    memory.write('quick-query', next)
  }
  const navigate = useNavigate()
  const execute = useExecute((id) => {
    memory.write('quick-query', '')
    void navigate({ href: pathOfQuery(id) })
  })

  return (
    <Panel title={t('Quick Query')} description={t('The result opens in the Query Builder')}>
      <form
        className="flex flex-col gap-3 sm:flex-row sm:items-end"
        onSubmit={(event) => {
          event.preventDefault()
          execute.submit(text)
        }}
      >
        <Field label={t('Your question')} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              value={text}
              placeholder={t('Show the total amount by month')}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" disabled={execute.pending}>
          {execute.pending && <Spinner />}
          {t('Run Query')}
        </Button>
      </form>
    </Panel>
  )
}
