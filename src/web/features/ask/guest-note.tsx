import { useAuthDialog } from '#web/parts/session/auth-dialog-context.ts'
import { rich } from '#web/words/rich.tsx'
import { t } from '#web/words/translate.ts'

/** A quiet note, once there is data, that an idle guest's data is removed. */
export function GuestNote() {
  const { openAuth } = useAuthDialog()
  return (
    <p className="text-center text-sm text-muted-foreground print:hidden">
      {rich('You are using Trove as a guest. {button} to keep your documents.', {
        button: (
          <button
            type="button"
            onClick={() => openAuth('sign-up')}
            className="font-medium text-primary underline underline-offset-4"
          >
            {t('Sign up')}
          </button>
        ),
      })}
    </p>
  )
}
