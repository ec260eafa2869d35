import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'
import { acceptedDocuments } from './upload-rules.ts'

type UploadButtonProps = { label: string; onFiles: (files: File[]) => void }

export function UploadButton({ label, onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedDocuments}
        aria-label={t('Documents to upload')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file can be selected again.
          event.target.value = ''
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {label}
      </Button>
    </>
  )
}
