import { ChevronDown } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import type { Person } from '#shared/accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { loadView } from '#web/ui/load-view.ts'
import { OneLine } from '#web/ui/one-line.tsx'
import { t } from '#web/words/translate.ts'
import type { AccountMenuContent } from './account-menu-content.tsx'
import { Avatar } from './avatar.tsx'

type AccountMenuProps = {
  me: Person | null
  /** An icon for the side navigation, the name for a header. */
  look: 'icon' | 'name'
  side?: 'bottom' | 'right'
  /** Whether there is space next to the menu. */
  submenu?: boolean
}

const load = () => import('./account-menu-content.tsx')

/** The menu is loaded when somebody is about to open it. */
export function AccountMenu({ me, look, side = 'bottom', submenu = true }: AccountMenuProps) {
  const [Content, setContent] = useState<typeof AccountMenuContent>()
  const [open, setOpen] = useState(false)
  const Trigger = look === 'name' ? NameTrigger : IconTrigger
  const show = async () => {
    const view = await loadView(load)
    if (!view) return
    setContent(() => view.AccountMenuContent)
    setOpen(true)
  }
  if (Content) {
    return (
      <Content me={me} side={side} submenu={submenu} open={open} onOpenChange={setOpen}>
        <Trigger me={me} />
      </Content>
    )
  }
  // A failure is reported when the menu is opened.
  const prepare = () => void load().catch(() => undefined)
  return (
    <Trigger
      me={me}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void show()}
    />
  )
}

type TriggerProps = ComponentProps<typeof Button> & { me: Person | null }

function NameTrigger({ me, ...props }: TriggerProps) {
  return (
    <Button variant="ghost" className="max-w-60 pr-2 pl-2" {...props}>
      <Avatar me={me} className="size-6 text-xs" />
      <OneLine text={me?.name || me?.email || ''} />
      <ChevronDown aria-hidden className="text-muted-foreground" />
      <span className="sr-only">{t('Account')}</span>
    </Button>
  )
}

function IconTrigger({ me, ...props }: TriggerProps) {
  return (
    <Button variant="ghost" size="icon" className="rounded-full" {...props}>
      <Avatar me={me} className="size-8 text-sm" />
      <span className="sr-only">{t('Account')}</span>
    </Button>
  )
}
