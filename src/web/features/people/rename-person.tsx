import { peopleLimits } from '#shared/people.ts'
import { NameDialog } from '#web/ui/name-dialog.tsx'

type RenamePersonProps = { name: string; onRename: (name: string) => void; onClose: () => void }

export function RenamePerson({ name, onRename, onClose }: RenamePersonProps) {
  return (
    <NameDialog
      title={`Rename ${name}`}
      description="What Trove calls them everywhere, whatever your sources call them."
      name={name}
      maxLength={peopleLimits.nameCharacters}
      onName={(entered) => {
        onRename(entered)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
