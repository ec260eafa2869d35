import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { TrySample } from '#web/parts/demo/try-sample.tsx'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'
import { acceptedAskFiles } from './upload-rules.ts'

/** A start for a visitor without data. */
export function FirstData({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col items-center gap-2 text-center text-sm text-muted-foreground">
      <div className="flex flex-wrap justify-center gap-2">
        <TrySample main />
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={acceptedAskFiles}
          aria-label={t('A file to ask about')}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Button variant="outline" onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {t('Add a file')}
        </Button>
      </div>
      <p>
        {t(
          'The sample is two years in the life of Mara Ellison, a fictional person. One click removes it.',
        )}
      </p>
    </div>
  )
}
