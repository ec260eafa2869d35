import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminPerson, PersonChange } from '#shared/administration.ts'
import { siteQuery } from '#web/parts/session/queries.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { adminKey, changePerson, makeResetLink } from './queries.ts'
import { ResetLinkDialog } from './reset-link-dialog.tsx'

export type Action = 'disable' | 'enable' | 'make-admin' | 'unmake-admin' | 'reset'

const changes: Record<Exclude<Action, 'reset'>, PersonChange> = {
  disable: { disabled: true },
  enable: { disabled: false },
  'make-admin': { admin: true },
  'unmake-admin': { admin: false },
}

type ConfirmChangeProps = {
  person: AdminPerson
  action: Action | undefined
  onClose: () => void
}

/** Asks before an account is changed, and explains the effect. */
export function ConfirmChange({ person, action, onClose }: ConfirmChangeProps) {
  const queryClient = useQueryClient()
  const { data: site } = useQuery(siteQuery)
  const [link, setLink] = useState<string>()
  const change = useMutation({
    async mutationFn(chosen: Action) {
      if (chosen !== 'reset') {
        await changePerson(person.id, changes[chosen])
        return notify({ title: texts(chosen, person, false).done })
      }
      const made = await makeResetLink(person.id)
      if (made.link === undefined) notify({ title: texts(chosen, person, true).done })
      else setLink(made.link)
    },
    onError: ({ message }) =>
      notify({ title: t('Error'), description: message, destructive: true }),
    onSettled: (_data, _error, chosen) => {
      // A former admin sees the change at once.
      if (chosen === 'unmake-admin') void queryClient.invalidateQueries({ queryKey: ['me'] })
      return queryClient.invalidateQueries({ queryKey: adminKey })
    },
  })
  const shown = action && texts(action, person, site?.mail === true)
  return (
    <>
      <ConfirmDialog
        open={action !== undefined}
        onOpenChange={(open) => !open && onClose()}
        title={shown?.title}
        description={shown?.description}
        action={shown?.button}
        destructive={action === 'disable'}
        onConfirm={() => action && change.mutate(action)}
      />
      <ResetLinkDialog link={link} email={person.email} onClose={() => setLink(undefined)} />
    </>
  )
}

function texts(action: Action, { email }: AdminPerson, mails: boolean) {
  switch (action) {
    case 'disable':
      return {
        title: t('Disable {email}?', { email }),
        description: t(
          'They are logged out everywhere at once and cannot log in. Their API keys and syncs stop. Nothing of theirs is deleted, and you can enable the account again.',
        ),
        button: t('Disable'),
        done: t('The account is disabled.'),
      }
    case 'enable':
      return {
        title: t('Enable {email}?', { email }),
        description: t('They can log in again, and their API keys and syncs work again.'),
        button: t('Enable'),
        done: t('The account is enabled.'),
      }
    case 'make-admin':
      return {
        title: t('Make {email} an admin?', { email }),
        description: t(
          'Admins see this page and can manage people, you included. They cannot see what others store or ask.',
        ),
        button: t('Make admin'),
        done: t('This person is an admin now.'),
      }
    case 'unmake-admin':
      return {
        title: t('Should {email} no longer be an admin?', { email }),
        description: t('They keep their account, but lose access to this page at once.'),
        button: t('No longer admin'),
        done: t('This person is no longer an admin.'),
      }
    case 'reset':
      return {
        title: t('Make a reset link for {email}?', { email }),
        description: mails
          ? t(
              'The link is mailed to them alone; you do not see it. With it they choose a new password, once and within one hour.',
            )
          : t(
              'No mail server is set, so the link is shown to you once. Whoever opens it within one hour chooses the password, and can then read everything that this person keeps here, unless two-factor authentication is on. Hand it over to this person and to nobody else. With a mail server (SMTP_URL) it is sent to them alone.',
            ),
        button: mails ? t('Send the link') : t('Make the link'),
        done: t('The link is on its way to them.'),
      }
  }
}
