import type { LucideIcon } from 'lucide-react'
import type { Theme } from '#web/parts/session/theme.ts'

export type Command = {
  id: string
  label: string
  icon: LucideIcon
  /** A second, quieter line. */
  detail?: string
  /** Synonyms by which it is found. */
  words?: string
  keys?: string
  perform: () => void
}
export type CommandGroup = { heading: string; commands: Command[] }

/** The effects of commands, separate from their list. */
export type Actions = {
  goTo: (href: string) => void
  /** Opens a page and writes a text into its input. */
  write: (path: string, text: string) => void
  search: (text: string) => void
  upload: (path: string) => void
  chooseTheme: (theme: Theme) => void
  showShortcuts: () => void
  signOut: () => void
  openAuth: (view: 'log-in' | 'sign-up') => void
}
