import { useState } from 'react'
import { peopleLimits } from '#shared/people.ts'
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
import { Input } from '#web/ui/input.tsx'

type RenamePersonProps = { name: string; onRename: (name: string) => void; onClose: () => void }

export function RenamePerson({ name, onRename, onClose }: RenamePersonProps) {
  const [entered, setEntered] = useState(name)
  const trimmed = entered.trim()
  const isNew = trimmed !== '' && trimmed !== name
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Rename {name}</DialogTitle>
          <DialogDescription>
            What Trove calls them everywhere, whatever your sources call them.
          </DialogDescription>
        </DialogHeader>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isNew) return
            onRename(trimmed)
            onClose()
          }}
        >
          <Field label="Name">
            {(control) => (
              <Input
                {...control}
                value={entered}
                maxLength={peopleLimits.nameCharacters}
                onChange={(event) => setEntered(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" disabled={!isNew}>
              Rename
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
