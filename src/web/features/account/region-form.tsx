import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { Person } from '#shared/accounts.ts'
import { chooseRegion } from '#shared/calls/account.ts'
import type { Region } from '#shared/region.ts'
import { requestJson } from '#web/api.ts'
import { meQuery } from '#web/parts/session/queries.ts'
import { browserLanguage, browserTimeZone, followRegion } from '#web/format/region.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { notify } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { t } from '#web/words/translate.ts'
import { languageName, languageNames, regionExample, timeZoneGroups } from './regions.ts'

/** The time zone, and the language of dates and numbers; by default the browser's. */
export function RegionForm({ me }: { me: Person }) {
  const queryClient = useQueryClient()
  const [timeZone, setTimeZone] = useState(me.timeZone ?? '')
  const [language, setLanguage] = useState(me.language ?? '')
  const [now] = useState(() => new Date())
  const save = useMutation({
    mutationFn: (json: Region) => requestJson(chooseRegion, { json }),
    onSuccess: (saved) => {
      followRegion(saved)
      queryClient.setQueryData(meQuery.queryKey, saved)
      // Months loaded by other pages began in another time zone.
      queryClient.removeQueries({ type: 'inactive' })
      notify({ title: t('Dates and numbers saved') })
    },
  })
  const chosen = {
    ...(timeZone && { timeZone }),
    ...(language && { language }),
    ...(me.pageLanguage && { pageLanguage: me.pageLanguage }),
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(chosen)
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t('Time zone')}>
          {(control) => (
            <Select
              {...control}
              value={timeZone}
              onChange={(event) => setTimeZone(event.target.value)}
            >
              <option value="">
                {t('Automatic ({browserTimeZone})', {
                  browserTimeZone: browserTimeZone().replaceAll('_', ' '),
                })}
              </option>
              {timeZoneGroups(me.timeZone).map(([area, zones]) => (
                <optgroup key={area} label={area}>
                  {zones.map((zone) => (
                    <option key={zone} value={zone}>
                      {zone.replaceAll('_', ' ')}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Language of dates and numbers')}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={(event) => setLanguage(event.target.value)}
            >
              <option value="">
                {t('Automatic ({browserLanguage})', {
                  browserLanguage: languageName(browserLanguage()),
                })}
              </option>
              {languageNames(me.language).map(([tag, name]) => (
                <option key={tag} value={tag}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="text-sm text-muted-foreground">
        {t('Now: {now}', { now: regionExample(now, chosen) })}
      </p>
      <FormError>{save.error?.message}</FormError>
      <Button type="submit" variant="outline" className="self-start" disabled={save.isPending}>
        {save.isPending ? t('Saving...') : t('Save dates and numbers')}
      </Button>
    </form>
  )
}
