import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PastAnswer } from '#shared/answers.ts'
import { failed } from '#web/failure.ts'
import { notifyDeleted } from '#web/parts/deletions/deletions.ts'
import { t } from '#web/words/translate.ts'
import { deleteAnswer, pastAnswerKey } from './past-answer-queries.ts'

export function useDeleteAnswer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: PastAnswer) => deleteAnswer(id),
    onSuccess: (undo, { question }) =>
      notifyDeleted(client, { title: t('Answer deleted'), description: question, undo }),
    onError: failed(t('The answer was not deleted.')),
    onSettled: () => client.invalidateQueries({ queryKey: pastAnswerKey }),
  })
}
