import { useState } from 'react'
import { moneyLimits, type MoneyTransaction } from '#shared/money.ts'
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

type RenameMerchantProps = {
  transaction: MoneyTransaction
  onRename: (name: string) => void
  onClose: () => void
}

export function RenameMerchant({ transaction, onRename, onClose }: RenameMerchantProps) {
  const [name, setName] = useState(transaction.merchant)
  const trimmed = name.trim()
  const isNew = trimmed !== '' && trimmed !== transaction.merchant
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Rename merchant</DialogTitle>
          <DialogDescription>
            For all of its transactions, those to come too. The bank calls it “
            {transaction.description}”.
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
                value={name}
                maxLength={moneyLimits.nameCharacters}
                onChange={(event) => setName(event.target.value)}
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
