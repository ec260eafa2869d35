import { FileUp } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { t, tServer } from '#web/words/translate.ts'

type FilesFirstProps = {
  /** Which files fit. */
  hint: string
  onFiles: (files: File[]) => void
}

/** Whoever has the service's export needs none of the fields below. */
export function FilesFirst({ hint, onFiles }: FilesFirstProps) {
  const [isOver, setOver] = useState(false)
  const take = (files: Iterable<File>) => {
    const chosen = [...files]
    if (chosen.length > 0) onFiles(chosen)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <section
      aria-label={t('Import files')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'flex flex-col items-start gap-3 rounded-lg border-2 border-dashed border-input/50 p-4 sm:flex-row sm:items-center',
        isOver && 'border-primary bg-accent/40',
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <h4 className="font-semibold">{t('Drop the export here')}</h4>
        <p className="text-sm text-muted-foreground">{tServer(hint)}</p>
      </div>
      <Button onClick={() => pickFiles(take)}>
        <FileUp aria-hidden />
        {t('Choose files')}
      </Button>
    </section>
  )
}

function pickFiles(onFiles: (files: Iterable<File>) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.addEventListener('change', () => onFiles(input.files ?? []))
  input.click()
}
