import { useState } from 'react'
import type { UsageRange } from '#shared/usage.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { t } from '#web/words/translate.ts'
import { isPeriod } from './period.ts'

type CustomRangeProps = { range: UsageRange; onChoose: (range: UsageRange) => void }

/** A first and a last day, both included. */
export function CustomRange({ range, onChoose }: CustomRangeProps) {
  const [from, setFrom] = useState(range.from ?? '')
  const [to, setTo] = useState(range.to ?? '')
  const [problem, setProblem] = useState<string>()
  const [known, setKnown] = useState(range)
  // Going back changes the days; the fields follow the address.
  if (known.from !== range.from || known.to !== range.to) {
    setKnown(range)
    setFrom(range.from ?? '')
    setTo(range.to ?? '')
  }
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const fits = isPeriod(from, to)
        setProblem(fits ? undefined : problemOf(from, to))
        if (fits) onChoose({ from, to })
      }}
    >
      <div className="grid max-w-md grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Field label={t('From')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              className="min-h-11 sm:min-h-10"
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('To')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              className="min-h-11 sm:min-h-10"
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="col-span-2 min-h-11 sm:col-span-1 sm:min-h-10">
          {t('Show')}
        </Button>
      </div>
      <FormError>{problem}</FormError>
    </form>
  )
}

function problemOf(from: string, to: string): string {
  if (from === '' || to === '') return t('Please enter the first and the last day.')
  return from > to
    ? t('The first day has to come before the last.')
    : t('Please enter days from the year 2000 onwards.')
}
