import { FileUp } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { useFileDrop } from '#web/ui/use-file-drop.ts'
import { t, tServer } from '#web/words/translate.ts'

type FilesFirstProps = {
  /** Which files fit. */
  hint: string
  onFiles: (files: File[]) => void
}

/** Whoever has the service's export needs none of the fields below. */
export function FilesFirst({ hint, onFiles }: FilesFirstProps) {
  // The page takes what is dropped, wherever it lands.
  const hovering = useFileDrop(() => undefined)
  return (
    <section
      aria-label={t('Import files')}
      className={cn(
        'flex flex-col items-start gap-3 rounded-lg border-2 border-dashed border-input/50 p-4 sm:flex-row sm:items-center',
        hovering && 'border-primary bg-accent/40',
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <h4 className="font-semibold">{t('Drop the export here')}</h4>
        <p className="text-sm text-muted-foreground">{tServer(hint)}</p>
      </div>
      <Button onClick={() => pickFiles(onFiles)}>
        <FileUp aria-hidden />
        {t('Choose files')}
      </Button>
    </section>
  )
}

function pickFiles(onFiles: (files: File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.addEventListener('change', () => {
    const chosen = [...(input.files ?? [])]
    if (chosen.length > 0) onFiles(chosen)
  })
  input.click()
}
