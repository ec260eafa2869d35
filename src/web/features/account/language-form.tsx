import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import type { Person } from '#shared/accounts.ts'
import { chooseRegion } from '#shared/calls/account.ts'
import { pageLanguage, pageLanguages, type PageLanguage } from '#shared/page-language.ts'
import { requestJson } from '#web/api.ts'
import { meQuery } from '#web/parts/session/queries.ts'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Select } from '#web/ui/select.tsx'
import { browsersLanguage, followPageLanguage, nameOf } from '#web/words/language.ts'
import { t } from '#web/words/translate.ts'

/** The language of the page. A choice loads the page again, in that language. */
export function LanguageForm({ me }: { me: Person }) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (chosen: PageLanguage | undefined) => {
      const { timeZone, language } = me
      const json = {
        ...(timeZone !== undefined && { timeZone }),
        ...(language !== undefined && { language }),
        ...(chosen && { pageLanguage: chosen }),
      }
      return requestJson(chooseRegion, { json })
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(meQuery.queryKey, saved)
      followPageLanguage(saved.pageLanguage)
    },
  })
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    save.mutate(pageLanguage.safeParse(target.value).data)
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('Language of the page')}>
        {(control) => (
          <Select
            {...control}
            className="sm:max-w-72"
            value={(save.isPending ? save.variables : me.pageLanguage) ?? ''}
            onChange={onChange}
            disabled={save.isPending}
          >
            <option value="">
              {t('Automatic ({browsersLanguage})', {
                browsersLanguage: nameOf(browsersLanguage()),
              })}
            </option>
            {pageLanguages.map((language) => (
              <option key={language} value={language} lang={language}>
                {nameOf(language)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FormError>{save.error?.message}</FormError>
    </div>
  )
}
