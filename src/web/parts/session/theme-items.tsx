import { Monitor, Moon, Sun, SunMoon } from 'lucide-react'
import { useState } from 'react'
import {
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from '#web/ui/dropdown-menu.tsx'
import { t } from '#web/words/translate.ts'
import { chooseTheme, readTheme, themes, type Theme } from './theme.ts'

const icons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<Theme, typeof Sun>

/** Small screens have no space for a submenu next to a menu. */
export function ThemeItems({ submenu }: { submenu: boolean }) {
  if (!submenu) {
    return (
      <>
        <DropdownMenuLabel>{t('Theme')}</DropdownMenuLabel>
        <ThemeChoices />
      </>
    )
  }
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger>
        <SunMoon aria-hidden />
        {t('Theme')}
      </DropdownMenuSubTrigger>
      <DropdownMenuSubContent>
        <ThemeChoices />
      </DropdownMenuSubContent>
    </DropdownMenuSub>
  )
}

/** The menu stays open after a choice, so that its effect can be seen. */
function ThemeChoices() {
  const [theme, setTheme] = useState<string>(readTheme)
  const choose = (next: string) => {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <DropdownMenuRadioGroup value={theme} onValueChange={choose} aria-label={t('Theme')}>
      {themes.map(({ value, label }) => {
        const Icon = icons[value]
        return (
          <DropdownMenuRadioItem
            key={value}
            value={value}
            onSelect={(event) => event.preventDefault()}
          >
            <Icon aria-hidden />
            {label}
          </DropdownMenuRadioItem>
        )
      })}
    </DropdownMenuRadioGroup>
  )
}
