import { Command } from 'lucide-react'
import { DropdownMenuItem } from '#web/ui/dropdown-menu.tsx'
import { t } from '#web/words/translate.ts'
import { usePalette } from './palette-context.ts'
import { isMac } from './shortcuts.ts'

/** Opens the commands for people who do not know the shortcut, or have no keyboard. */
export function PaletteItem() {
  const show = usePalette()
  const keys = isMac(navigator.platform) ? '⌘ K' : t('Ctrl K')
  return (
    <DropdownMenuItem onSelect={() => show('palette')}>
      <Command aria-hidden />
      <span className="flex-1">{t('Commands')}</span>
      <kbd aria-hidden className="font-sans text-xs text-muted-foreground pointer-coarse:hidden">
        {keys}
      </kbd>
    </DropdownMenuItem>
  )
}
