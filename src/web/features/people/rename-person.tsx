import { peopleLimits } from '#shared/people.ts'
import { NameDialog } from '#web/ui/name-dialog.tsx'
import { t } from '#web/words/translate.ts'

type RenamePersonProps = {
  name: string
  pending: boolean
  /** Calls back once the name is saved: until then the entry stays. */
  onRename: (name: string, onSaved: () => void) => void
  onClose: () => void
}

export function RenamePerson({ name, pending, onRename, onClose }: RenamePersonProps) {
  return (
    <NameDialog
      title={t('Rename {name}', { name })}
      description={t('What Trove calls them everywhere, whatever your sources call them.')}
      name={name}
      maxLength={peopleLimits.nameCharacters}
      pending={pending}
      onName={(entered) => onRename(entered, onClose)}
      onClose={onClose}
    />
  )
}
