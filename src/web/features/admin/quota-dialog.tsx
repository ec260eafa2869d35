import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { AdminPerson } from '#shared/administration.ts'
import type { QuotaLimits } from '#shared/quotas.ts'
import { formatCount } from '#web/format/count.ts'
import { Button } from '#web/ui/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { formText } from '#web/ui/form-text.ts'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { adminKey, changePerson } from './queries.ts'

const megabyte = 1024 * 1024
const fields = [
  { name: 'documents', label: t('Documents'), unit: 1 },
  { name: 'bytes', label: t('Storage in MB'), unit: megabyte },
  { name: 'questions', label: t('Questions a day'), unit: 1 },
] as const

type QuotaDialogProps = {
  person: AdminPerson
  defaults: QuotaLimits
  open: boolean
  onClose: () => void
}

/** How much an account may keep and ask. */
export function QuotaDialog({ person, defaults, open, onClose }: QuotaDialogProps) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (quota: QuotaLimits) => changePerson(person.id, { quota }),
    onSuccess: () => {
      notify({ title: t('The limits are saved.') })
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKey }),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = (name: string, unit: number) => {
      const text = formText(form, name).trim()
      return text === '' ? null : Math.round(Number(text) * unit)
    }
    save.mutate({
      documents: entered('documents', 1),
      bytes: entered('bytes', megabyte),
      questions: entered('questions', 1),
    })
  }
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <form onSubmit={onSubmit} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle className="wrap-anywhere">
              {t('Limits of {email}', { email: person.email })}
            </DialogTitle>
            <DialogDescription>
              {t(
                'An empty field means the default of this Trove. Nothing that is stored is deleted; above a limit nothing more is accepted.',
              )}
            </DialogDescription>
          </DialogHeader>
          {fields.map(({ name, label, unit }) => (
            <Field key={name} label={label}>
              {(control) => (
                <Input
                  {...control}
                  name={name}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={1_000_000_000}
                  step={1}
                  defaultValue={inUnits(person.quota[name], unit)}
                  placeholder={defaultText(defaults[name], unit)}
                />
              )}
            </Field>
          ))}
          <FormError>{save.error?.message}</FormError>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">{t('Cancel')}</Button>
            </DialogClose>
            <Button type="submit" disabled={save.isPending}>
              {save.isPending ? t('Saving...') : t('Save limits')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

const inUnits = (amount: number | null, unit: number) =>
  amount === null ? '' : Math.round(amount / unit)

const defaultText = (amount: number | null, unit: number) =>
  amount === null ? t('No limit') : formatCount(Math.round(amount / unit))
