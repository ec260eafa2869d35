import { EllipsisVertical, RefreshCw, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/words/translate.ts'
import { ConfigureDialog } from './configure/configure-dialog.tsx'
import { DeleteSource } from './configure/delete-source.tsx'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { useSourceActions } from './use-source-actions.ts'

type SourceMenuProps = {
  source: ListedSource
  /** Whether the source's form can be opened from here. */
  configurable?: boolean
}

export function SourceMenu({ source, configurable = false }: SourceMenuProps) {
  const { sync, remove } = useSourceActions(source.id)
  const [open, setOpen] = useState<'configure' | 'delete'>()
  const onOpenChange = (next: boolean) => !next && setOpen(undefined)
  const isConfigurable = configurable && source.sample !== true
  const busy = sync.isPending || remove.isPending

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Actions for {name}', { name: source.name })}
            className="text-muted-foreground"
          >
            {busy ? <Spinner /> : <EllipsisVertical aria-hidden />}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {isConfigurable && (
            <DropdownMenuItem onSelect={() => setOpen('configure')}>
              <Settings2 aria-hidden />
              {t('Configure')}
            </DropdownMenuItem>
          )}
          {source.sample !== true && (
            <DropdownMenuItem disabled={busy} onSelect={() => sync.mutate()}>
              <RefreshCw aria-hidden />
              {t('Sync Now')}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem
            variant="destructive"
            disabled={busy}
            onSelect={() => setOpen('delete')}
          >
            <Trash2 aria-hidden />
            {t('Delete')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <DeleteSource
        source={source}
        open={open === 'delete'}
        onOpenChange={onOpenChange}
        onConfirm={() => remove.mutate()}
      />
      {isConfigurable && (
        <ConfigureDialog source={source} open={open === 'configure'} onOpenChange={onOpenChange} />
      )}
    </>
  )
}
