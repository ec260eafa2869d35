import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { t } from '#web/words/translate.ts'
import { useSourceActions } from '../use-source-actions.ts'
import { DeleteSource } from './delete-source.tsx'
import { ForgetData } from './forget-data.tsx'

/** The two ways to delete a source's data. */
export function SourceData({ source, onGone }: { source: ListedSource; onGone: () => void }) {
  const { forget, remove } = useSourceActions(source.id)
  const [open, setOpen] = useState<'forget' | 'delete'>()
  const onOpenChange = (next: boolean) => !next && setOpen(undefined)
  return (
    <section aria-label={t('Stored data')} className="flex flex-col gap-3 border-t pt-4">
      <Way
        title={t('Forget data')}
        text={t('Deletes what came from here. The connection stays.')}
        action={t('Forget data…')}
        disabled={forget.isPending}
        onClick={() => setOpen('forget')}
      />
      <Way
        title={t('Delete source')}
        text={t('Deletes what came from here, the credentials and the source itself.')}
        action={t('Delete source…')}
        disabled={remove.isPending}
        onClick={() => setOpen('delete')}
      />
      <ForgetData
        source={source}
        open={open === 'forget'}
        onOpenChange={onOpenChange}
        onConfirm={() => forget.mutate(undefined, { onSuccess: onGone })}
      />
      <DeleteSource
        source={source}
        open={open === 'delete'}
        onOpenChange={onOpenChange}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onGone })}
      />
    </section>
  )
}

type WayProps = {
  title: string
  text: string
  action: string
  disabled: boolean
  onClick: () => void
}

function Way({ title, text, action, disabled, onClick }: WayProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="flex min-w-48 flex-1 flex-col">
        <h3 className="text-sm font-medium">{title}</h3>
        <p className="text-sm text-muted-foreground">{text}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        disabled={disabled}
        className="text-destructive"
        onClick={onClick}
      >
        {action}
      </Button>
    </div>
  )
}
