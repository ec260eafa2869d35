import { PackageOpen } from 'lucide-react'
import type { Ref } from 'react'
import { t } from '#web/words/translate.ts'
import { FilesButton } from './files-button.tsx'

type DropZoneProps = { ref: Ref<HTMLElement>; onFiles: (files: File[]) => void }

/** Accepts any export. Files may be dropped anywhere on the page; this says so. */
export function DropZone({ ref, onFiles }: DropZoneProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('Import files')}
      className="flex flex-col items-start gap-4 rounded-lg border-2 border-dashed border-input/50 bg-card/60 p-5 sm:flex-row sm:items-center"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent text-accent-foreground">
        <PackageOpen aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <h2 className="font-semibold">{t('Drop any export here')}</h2>
        <p className="text-sm text-muted-foreground">
          {t(
            'Mailboxes, chats, bank statements, health records, archives of social networks. Trove says what it found before anything is imported.',
          )}
        </p>
      </div>
      <FilesButton
        variant="outline"
        label={t('Choose files')}
        name={t('Files to import')}
        onFiles={onFiles}
      />
    </section>
  )
}
