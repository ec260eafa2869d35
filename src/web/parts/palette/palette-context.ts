import { createContext, use } from 'react'

export type PaletteDialog = 'palette' | 'help'

/** Props of a dialog in this folder. */
export type PaletteDialogProps = {
  open: boolean
  /** Closes the dialog, and then runs the chosen action: by then the focus is back on the page. */
  onClose: (after?: () => void) => void
  onClosed: (event: Event) => void
  onShow: (dialog: PaletteDialog) => void
}

export const PaletteContext = createContext<((dialog: PaletteDialog) => void) | undefined>(
  undefined,
)

/** Opens the command palette, or the list of shortcuts. */
export function usePalette(): (dialog: PaletteDialog) => void {
  const show = use(PaletteContext)
  if (!show) throw new Error('usePalette is used outside PaletteProvider')
  return show
}
