import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { securityLimits, type PasskeyView } from '#shared/account-security.ts'
import { formText } from '#web/ui/form-text.ts'
import { formatUploadedAt } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { passkeysQuery, removePasskey, renamePasskey } from './queries.ts'

const onError = ({ message }: Error) =>
  notify({ title: t('Error'), description: message, destructive: true })

export function PasskeyRow({ passkey }: { passkey: PasskeyView }) {
  const [renaming, setRenaming] = useState(false)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5 text-sm">
      {renaming ? (
        <NameField passkey={passkey} onDone={() => setRenaming(false)} />
      ) : (
        <Shown passkey={passkey} onRename={() => setRenaming(true)} />
      )}
    </li>
  )
}

function Shown({ passkey, onRename }: { passkey: PasskeyView; onRename: () => void }) {
  const [asking, setAsking] = useState(false)
  const [now] = useState(() => new Date())
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => removePasskey(passkey.id),
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  })
  const { name, createdAt, lastUsedAt } = passkey
  const used =
    lastUsedAt === null
      ? t('never used')
      : t('used {lastUsedAt}', { lastUsedAt: formatUploadedAt(lastUsedAt, now) })
  return (
    <>
      <div className="flex min-w-0 flex-1 basis-44 flex-col gap-0.5">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="text-muted-foreground">
          {t('Added {createdAt}, {used}', { createdAt: formatUploadedAt(createdAt, now), used })}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={t('Rename {name}', { name })}
          onClick={onRename}
        >
          {t('Rename')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={t('Remove {name}', { name })}
          disabled={remove.isPending}
          onClick={() => setAsking(true)}
        >
          {t('Remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Remove “{name}”', { name })}
        description={t(
          'It no longer logs you in here. Your device may still offer it until you delete it there, too.',
        )}
        action={t('Remove')}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}

function NameField({ passkey, onDone }: { passkey: PasskeyView; onDone: () => void }) {
  const queryClient = useQueryClient()
  const rename = useMutation({
    mutationFn: (name: string) => renamePasskey(passkey.id, name),
    onError,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
      onDone()
    },
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = formText(event.currentTarget, 'name').trim()
    if (name === '' || name === passkey.name) onDone()
    else rename.mutate(name)
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-1 flex-wrap items-center gap-2">
      <Input
        name="name"
        aria-label={t('New name of {name}', { name: passkey.name })}
        defaultValue={passkey.name}
        maxLength={securityLimits.passkeyNameCharacters}
        autoComplete="off"
        autoFocus
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
        className="min-w-0 flex-1 basis-40"
      />
      <Button type="submit" variant="outline" size="sm" disabled={rename.isPending}>
        {t('Save')}
      </Button>
      <Button variant="ghost" size="sm" onClick={onDone}>
        {t('Cancel')}
      </Button>
    </form>
  )
}
