import { useState } from 'react'
import type { DeletionReceipt } from '#shared/accounts.ts'
import { AlertDialog, AlertDialogContent } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { DeletionReceiptView } from './deletion-receipt-view.tsx'
import { Section } from './section.tsx'

/** Guests have no password to confirm with, and no account besides their data. */
export function DeleteAccount({ guest }: { guest: boolean }) {
  const [open, setOpen] = useState(false)
  const [receipt, setReceipt] = useState<DeletionReceipt>()
  return (
    <Section
      title={guest ? t('Delete everything') : t('Delete account')}
      description={t(
        'Destroys your key, your documents, your data sources with their records, and your questions. It cannot be undone.',
      )}
    >
      <Button variant="destructive" className="self-start" onClick={() => setOpen(true)}>
        {guest ? t('Delete everything') : t('Delete account')}
      </Button>
      <AlertDialog
        open={open}
        // After the deletion, the receipt's button is the only way to continue.
        onOpenChange={(next) => receipt === undefined && setOpen(next)}
      >
        <AlertDialogContent>
          {receipt ? (
            <DeletionReceiptView receipt={receipt} />
          ) : (
            <DeleteAccountForm guest={guest} onDeleted={setReceipt} />
          )}
        </AlertDialogContent>
      </AlertDialog>
    </Section>
  )
}
