import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { meQuery } from '#web/parts/session/queries.ts'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { t } from '#web/words/translate.ts'
import { Keys } from './keys.tsx'
import type { PaletteDialogProps } from '#web/parts/palette/palette-context.ts'
import { screensFor } from './screens.ts'
import { areSingleKeysOn, isMac, turnSingleKeys } from '#web/parts/palette/shortcuts.ts'

type Row = { keys: string; description: string }

/** Every key with a function, and the switch for single keys. */
export function ShortcutHelp({ open, onClose, onClosed }: PaletteDialogProps) {
  const { routesByPath } = useRouter()
  const { data: me } = useQuery(meQuery)
  const control = isMac(navigator.platform) ? '⌘' : t('Ctrl')
  const screens = screensFor(Object.values(routesByPath), me).flatMap(({ keys, title }) =>
    keys === undefined ? [] : [{ keys, description: title }],
  )
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent onCloseAutoFocus={onClosed} className="max-w-2xl gap-6">
        <DialogHeader>
          <DialogTitle>{t('Keyboard shortcuts')}</DialogTitle>
          <DialogDescription>
            {t('The page’s keys work while you are not typing.')}
          </DialogDescription>
        </DialogHeader>
        <div className="grid gap-6 sm:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-6">
            <Rows title={t('Everywhere')} rows={everywhere(control)} />
            <Rows title={t('While writing')} rows={writing(control)} />
          </div>
          <Rows title={t('Go to a screen')} rows={screens} />
        </div>
        <SingleKeys />
      </DialogContent>
    </Dialog>
  )
}

const everywhere = (control: string): Row[] => [
  { keys: `${control} K`, description: t('Open or close the commands') },
  { keys: '/', description: t('Go to the main input of the page') },
  { keys: '?', description: t('Show this list') },
  { keys: t('Esc'), description: t('Close what is open') },
]

const writing = (control: string): Row[] => [
  { keys: 'Enter', description: t('Send a question') },
  { keys: t('Shift Enter'), description: t('Start a new line') },
  { keys: t('{control} Enter', { control }), description: t('Execute in the Query Builder') },
  { keys: '↑ ↓', description: t('Earlier searches on Documents') },
]

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1">
      <h3 className="text-sm font-semibold">{title}</h3>
      <dl className="flex flex-col text-sm">
        {rows.map(({ keys, description }) => (
          <div
            key={keys}
            className="flex min-h-9 flex-row-reverse items-center justify-between gap-3"
          >
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd className="min-w-0 text-muted-foreground">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function SingleKeys() {
  const [on, setOn] = useState(() => areSingleKeysOn(window.localStorage))
  return (
    <label className="flex min-h-11 items-center gap-3 border-t pt-4 text-sm">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          turnSingleKeys(window.localStorage, target.checked)
          setOn(target.checked)
        }}
        className="size-4 shrink-0 accent-primary"
      />
      {t('Use single-key shortcuts on this device')}
    </label>
  )
}
