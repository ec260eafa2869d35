import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { t } from '#web/words/translate.ts'
import { ConfigureForm } from './configure-form.tsx'
import { SourceData } from './source-data.tsx'

type ConfigureDialogProps = {
  source: ListedSource
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The form of an existing source. Saved credentials are never shown. */
export function ConfigureDialog({ source, open, onOpenChange }: ConfigureDialogProps) {
  const close = () => onOpenChange(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="max-w-lg">
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">
            {t('Configure {name}', { name: source.name })}
          </DialogTitle>
          <DialogDescription>{t('Fill in only what you want to change.')}</DialogDescription>
        </DialogHeader>
        <ConfigureForm source={source} onSaved={close} />
        <SourceData source={source} onGone={close} />
      </DialogContent>
    </Dialog>
  )
}
