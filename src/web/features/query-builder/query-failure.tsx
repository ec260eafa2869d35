import { useNavigate } from '@tanstack/react-router'
import type { QueryView } from '#shared/queries.ts'
import { createDraft } from '#web/parts/question/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { t } from '#web/words/translate.ts'

/** Says that a query failed, with a remedy. */
export function QueryFailure({ query: { question, hint, askInstead } }: { query: QueryView }) {
  const navigate = useNavigate()
  const ask = () => {
    createDraft(window.sessionStorage).write('person', question)
    void navigate({ to: '/' })
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <FormError>{t('Query execution failed. Please try again or modify your query.')}</FormError>
      </div>
      {hint !== undefined && <p className="text-sm text-muted-foreground">{hint}</p>}
      {askInstead && (
        <Button variant="outline" onClick={ask}>
          {t('Ask it on Ask Anything')}
        </Button>
      )}
    </div>
  )
}
