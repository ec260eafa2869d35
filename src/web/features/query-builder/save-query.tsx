import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import type { QueryView } from '#shared/queries.ts'
import { Button } from '#web/ui/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/notice.tsx'
import { historyQuery, queryOf, saveQuery } from './queries.ts'

/** Keeps a query under a name, or no longer. */
export function SaveQuery({ query }: { query: QueryView }) {
  const queryClient = useQueryClient()
  const [name, setName] = useState<string>()
  const save = useMutation({
    mutationFn: (savedAs: string | null) => saveQuery(query.id, savedAs),
    onSuccess: async (saved) => {
      queryClient.setQueryData(queryOf(query.id).queryKey, saved)
      await queryClient.invalidateQueries({ queryKey: historyQuery.queryKey })
      setName(undefined)
    },
    onError: () =>
      notify({ title: 'Error', description: 'Failed to save the query', destructive: true }),
  })
  const isSaved = query.savedAs !== undefined
  return (
    <>
      <Button
        variant="outline"
        aria-pressed={isSaved}
        disabled={save.isPending}
        onClick={() => (isSaved ? save.mutate(null) : setName(query.question.slice(0, 200)))}
      >
        <Bookmark aria-hidden className={isSaved ? 'fill-current' : ''} />
        {isSaved ? 'Saved' : 'Save'}
      </Button>
      <Dialog open={name !== undefined} onOpenChange={(open) => !open && setName(undefined)}>
        <DialogContent aria-describedby={undefined}>
          <DialogHeader>
            <DialogTitle>Save query</DialogTitle>
          </DialogHeader>
          <form
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              if ((name ?? '').trim() !== '' && !save.isPending) save.mutate(name ?? '')
            }}
          >
            <Field label="Name">
              {(control) => (
                <Input
                  {...control}
                  value={name ?? ''}
                  maxLength={200}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="outline">Cancel</Button>
              </DialogClose>
              <Button type="submit" disabled={(name ?? '').trim() === '' || save.isPending}>
                Save
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
    </>
  )
}
