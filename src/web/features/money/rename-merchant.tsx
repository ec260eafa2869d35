import { moneyLimits, type MoneyTransaction } from '#shared/money.ts'
import { NameDialog } from '#web/ui/name-dialog.tsx'
import { t } from '#web/words/translate.ts'

type RenameMerchantProps = {
  transaction: MoneyTransaction
  pending: boolean
  /** Calls back once the name is saved: until then the entry stays. */
  onRename: (name: string, onSaved: () => void) => void
  onClose: () => void
}

export function RenameMerchant({ transaction, pending, onRename, onClose }: RenameMerchantProps) {
  return (
    <NameDialog
      title={t('Rename merchant')}
      description={t(
        'For all of its transactions, including future ones. The bank calls it “{description}”.',
        { description: transaction.description },
      )}
      name={transaction.merchant}
      maxLength={moneyLimits.nameCharacters}
      pending={pending}
      onName={(name) => onRename(name, onClose)}
      onClose={onClose}
    />
  )
}
