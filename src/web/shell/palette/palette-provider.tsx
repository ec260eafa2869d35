import { useRouter } from '@tanstack/react-router'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { loadView } from '#web/ui/load-view.ts'
import {
  PaletteContext,
  type PaletteDialog,
  type PaletteDialogProps,
} from '#web/parts/palette/palette-context.ts'
import { areSingleKeysOn, createShortcutReader, isMac } from '#web/parts/palette/shortcuts.ts'

/** Loaded on demand: most visits need neither. */
const dialogs: Record<PaletteDialog, () => Promise<ComponentType<PaletteDialogProps>>> = {
  palette: () => import('./command-palette.tsx').then((module) => module.CommandPalette),
  help: () => import('./shortcut-help.tsx').then((module) => module.ShortcutHelp),
}

type Shown = { name: PaletteDialog; View: ComponentType<PaletteDialogProps>; open: boolean }

/** Listens for the shortcuts of the whole page and shows their dialogs. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>()
  const opener = useRef<HTMLElement | undefined>(undefined)
  const chosen = useRef<(() => void) | undefined>(undefined)

  const [show] = useState(() => async (name: PaletteDialog) => {
    opener.current = openerNow()
    const View = await loadView(dialogs[name])
    if (View) setShown({ name, View, open: true })
  })
  const [open] = useState(() => (name: PaletteDialog) => void show(name))

  const close = (after?: () => void) => {
    chosen.current = after
    setShown((now) => now && { ...now, open: false })
  }
  const closed = (event: Event) => {
    event.preventDefault()
    opener.current?.focus()
    const after = chosen.current
    chosen.current = undefined
    after?.()
  }

  useShortcuts({ openDialog: shown?.open ? shown.name : undefined, open, close })

  return (
    <PaletteContext value={open}>
      {children}
      {shown && <shown.View open={shown.open} onClose={close} onClosed={closed} onShow={open} />}
    </PaletteContext>
  )
}

type Shortcuts = {
  openDialog: PaletteDialog | undefined
  open: (dialog: PaletteDialog) => void
  close: () => void
}

function useShortcuts({ openDialog, open, close }: Shortcuts) {
  const router = useRouter()
  const [read] = useState(() => createShortcutReader({ mac: isMac(navigator.platform) }))

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const shortcut = read(event, () => areSingleKeysHeard(event.target))
    if (!shortcut) return
    // No other dialog opens while one is open.
    if (shortcut.kind === 'palette' && openDialog === undefined && isThere(dialogSelector)) return
    event.preventDefault()
    switch (shortcut.kind) {
      case 'palette':
        if (openDialog === undefined) open('palette')
        else close()
        return
      case 'help':
        open('help')
        return
      case 'input':
        void import('./main-input.ts').then(({ focusMainInput }) => focusMainInput())
        return
      case 'go':
        void router.navigate({ to: shortcut.path })
        return
      case 'began':
    }
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const dialogSelector = '[role="dialog"], [role="alertdialog"]'
const fieldSelector =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="slider"]'

const isThere = (selector: string) => document.querySelector(selector) !== null

/**
 * Letters are no shortcuts where they have another meaning: in fields, dialogs, menus and lists.
 */
function areSingleKeysHeard(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(fieldSelector)) return false
  if (isThere(`${dialogSelector}, [role="menu"], [role="listbox"]`)) return false
  return areSingleKeysOn(window.localStorage)
}

/** The focused element; for a menu entry, which disappears, the button of the menu. */
function openerNow(): HTMLElement | undefined {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const element = menu ? document.getElementById(menu) : active
  return element instanceof HTMLElement ? element : undefined
}
