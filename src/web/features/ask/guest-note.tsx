import { useAuthDialog } from '#web/parts/session/auth-dialog-context.ts'

/** A quiet note, once there is data, that an idle guest's data is removed. */
export function GuestNote() {
  const { openAuth } = useAuthDialog()
  return (
    <p className="text-center text-sm text-muted-foreground">
      You are using Trove as a guest.{' '}
      <button
        type="button"
        onClick={() => openAuth('sign-up')}
        className="font-medium text-primary underline underline-offset-4"
      >
        Sign up
      </button>{' '}
      to keep your documents.
    </p>
  )
}
