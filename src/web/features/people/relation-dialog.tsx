import { X } from 'lucide-react'
import { useState } from 'react'
import { peopleLimits, type PersonView, type RelationRole } from '#shared/people.ts'
import { roleText } from '#shared/relation-text.ts'
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
import { Select } from '#web/ui/select.tsx'
import { t, tServer } from '#web/words/translate.ts'
import { roleGroups, roleHeading } from './relations.ts'

type RelationDialogProps = {
  person: PersonView
  pending: boolean
  /** Calls back once it is saved: until then the choice stays. */
  onRoles: (roles: RelationRole[], onSaved: () => void) => void
  onClose: () => void
}

/** Asks for somebody's relations to the person; there may be several or none. */
export function RelationDialog({ person, pending, onRoles, onClose }: RelationDialogProps) {
  const before = person.relations.map(({ role }) => role)
  const [roles, setRoles] = useState<RelationRole[]>(before)
  const isFull = roles.length >= peopleLimits.roles
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">
            {t('Who is {name} to you?', { name: person.name })}
          </DialogTitle>
          <DialogDescription>
            {t('You can then ask “When did my sister last write?” instead of using a name.')}
          </DialogDescription>
        </DialogHeader>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!pending) onRoles(roles, onClose)
          }}
        >
          {roles.length > 0 && (
            <ul aria-label={t('Chosen')} className="flex flex-wrap gap-2">
              {roles.map((role) => (
                <li key={role}>
                  <Button
                    variant="secondary"
                    size="sm"
                    className="touch:min-h-11"
                    aria-label={t('Not your {role}', { role: tServer(roleText(role)) })}
                    onClick={() => setRoles(roles.filter((each) => each !== role))}
                  >
                    {t('Your {role}', { role: tServer(roleText(role)) })}
                    <X aria-hidden />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <Field label={roles.length === 0 ? t('They are your …') : t('They are also your …')}>
            {(control) => (
              <Select
                {...control}
                value=""
                disabled={isFull}
                onChange={({ target }) => {
                  const added = roleGroups
                    .flatMap((group) => group.roles)
                    .find((role) => role === target.value)
                  if (added) setRoles([...roles, added])
                }}
              >
                <option value="">{t('Choose')}</option>
                {roleGroups.map((group) => (
                  <optgroup key={group.label} label={group.label}>
                    {group.roles
                      .filter((role) => !roles.includes(role))
                      .map((role) => (
                        <option key={role} value={role}>
                          {roleHeading(role)}
                        </option>
                      ))}
                  </optgroup>
                ))}
              </Select>
            )}
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">{t('Cancel')}</Button>
            </DialogClose>
            <Button type="submit" disabled={pending || roles.join() === before.join()}>
              {t('Save')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
