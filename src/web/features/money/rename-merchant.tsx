import { moneyLimits, type MoneyTransaction } from '#shared/money.ts'
import { NameDialog } from '#web/ui/name-dialog.tsx'

type RenameMerchantProps = {
  transaction: MoneyTransaction
  onRename: (name: string) => void
  onClose: () => void
}

export function RenameMerchant({ transaction, onRename, onClose }: RenameMerchantProps) {
  return (
    <NameDialog
      title="Rename merchant"
      description={`For all of its transactions, those to come too. The bank calls it “${transaction.description}”.`}
      name={transaction.merchant}
      maxLength={moneyLimits.nameCharacters}
      onName={(name) => {
        onRename(name)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
