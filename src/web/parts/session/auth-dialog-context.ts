import { createContext, use } from 'react'

export type AuthView = 'log-in' | 'sign-up' | 'forgot-password'

type AuthDialog = {
  /** `why` explains why an account is needed. */
  openAuth: (view: AuthView, why?: string) => void
  closeAuth: () => void
}

export const AuthDialogContext = createContext<AuthDialog | undefined>(undefined)

/** Opens and closes the page's only auth dialog. */
export function useAuthDialog(): AuthDialog {
  const dialog = use(AuthDialogContext)
  if (!dialog) throw new Error('useAuthDialog is used outside AuthDialogProvider')
  return dialog
}
