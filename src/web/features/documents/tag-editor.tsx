import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import type { DocumentView } from '#shared/documents.ts'
import { isSameTag, tagLimits } from '#shared/tags.ts'
import { failed } from '#web/failure.ts'
import { changeDocumentTags, documentsKey } from '#web/parts/documents/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx'
import { t } from '#web/words/translate.ts'

type TagEditorProps = {
  documents: readonly DocumentView[]
  /** All tags in use. */
  known: readonly string[]
  /** The accessible name of the button. */
  label: string
  /** The text on the button; only an icon without it. */
  text?: string
}

/** A button that opens the tags of one or several documents. */
export function TagEditor({ documents, known, label, text }: TagEditorProps) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        {text === undefined ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={label}
            title={t('Tags')}
            className="text-muted-foreground"
          >
            <Tag aria-hidden />
          </Button>
        ) : (
          <Button variant="outline" size="sm" aria-label={label}>
            <Tag aria-hidden />
            {text}
          </Button>
        )}
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={label} className="flex w-72 flex-col gap-3">
        <TagChoices documents={documents} known={known} />
      </PopoverContent>
    </Popover>
  )
}

function TagChoices({ documents, known }: Pick<TagEditorProps, 'documents' | 'known'>) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const inputId = useId()
  const change = useMutation({
    mutationFn: changeDocumentTags,
    onSuccess: () => client.invalidateQueries({ queryKey: documentsKey }),
    onError: failed(t('Failed to change the tags')),
  })
  const ids = documents.map(({ id }) => id)
  const countOf = (tag: string) =>
    documents.filter(({ tags = [] }) => tags.some((other) => isSameTag(tag, other))).length
  const add = (event: FormEvent) => {
    event.preventDefault()
    const tag = typed.trim()
    if (tag === '') return
    change.mutate({ ids, add: [tag] }, { onSuccess: () => setTyped('') })
  }
  return (
    <>
      {known.length > 0 && (
        <ul className="-mx-2 flex max-h-60 flex-col overflow-y-auto" aria-label={t('Tags')}>
          {known.map((tag) => {
            const count = countOf(tag)
            const isOnAll = count === documents.length
            return (
              <li key={tag}>
                <label className="flex min-h-9 items-center gap-3 rounded-md px-2 touch:min-h-11 hover:bg-muted/60">
                  <input
                    type="checkbox"
                    className="size-4 shrink-0 accent-primary"
                    checked={isOnAll}
                    ref={(box) => {
                      if (box) box.indeterminate = count > 0 && !isOnAll
                    }}
                    disabled={change.isPending}
                    onChange={() =>
                      change.mutate({ ids, ...(isOnAll ? { remove: [tag] } : { add: [tag] }) })
                    }
                  />
                  <span dir="auto" className="min-w-0 flex-1 truncate" title={tag}>
                    {tag}
                  </span>
                </label>
              </li>
            )
          })}
        </ul>
      )}
      <form onSubmit={add} className="flex items-end gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <label htmlFor={inputId} className="text-sm font-medium">
            {t('New tag')}
          </label>
          <Input
            id={inputId}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={tagLimits.characters}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="outline" disabled={change.isPending || typed.trim() === ''}>
          {t('Add')}
        </Button>
      </form>
    </>
  )
}
