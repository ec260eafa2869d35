import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import type { QueryView } from '#shared/queries.ts'
import { failed } from '#web/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { NameDialog } from '#web/ui/name-dialog.tsx'
import { historyQuery, queryOf, saveQuery } from '#web/parts/queries/queries.ts'
import { t } from '#web/words/translate.ts'

/** Saves a query under a name, or unsaves it. */
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
    onError: failed(t('Failed to save the query')),
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
        {isSaved ? t('Saved') : t('Save')}
      </Button>
      {name !== undefined && (
        <NameDialog
          title={t('Save query')}
          name={name}
          maxLength={200}
          action={t('Save')}
          pending={save.isPending}
          onName={(savedAs) => save.mutate(savedAs)}
          onClose={() => setName(undefined)}
        />
      )}
    </>
  )
}
