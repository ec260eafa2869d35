import { FileUp } from 'lucide-react'
import { useRef, type ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'

type FilesButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'disabled'> & {
  label: string
  /** The subject of the selected files; unlike the label, unique on the page. */
  name: string
  onFiles: (files: File[]) => void
}

export function FilesButton({ label, name, onFiles, ...look }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={name}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button {...look} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        {label}
      </Button>
    </>
  )
}
