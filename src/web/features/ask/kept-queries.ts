import { queryOptions } from '@tanstack/react-query'
import type { KeptAnswer } from '#shared/answers.ts'
import {
  deleteAnswer as deleteAnswerCall,
  listAnswers,
  pinAnswer as pinAnswerCall,
  readAnswer,
  searchAnswers,
} from '#shared/calls/answers.ts'
import { request, requestJson } from '#web/api.ts'
import { undoOf } from '#web/parts/deletions/deletions.ts'

export const keptKey = ['kept-answers'] as const

/** A person's earlier answers, or those that contain the words. */
export const keptList = (personId: string, words = '') =>
  queryOptions({
    queryKey: [...keptKey, personId, 'list', words],
    queryFn: ({ signal }): Promise<KeptAnswer[]> =>
      words === ''
        ? requestJson(listAnswers, { signal })
        : requestJson(searchAnswers, { json: { words }, signal }),
    staleTime: 0,
  })

/** An earlier answer. */
export const keptOne = (personId: string, id: string) =>
  queryOptions({
    queryKey: [...keptKey, personId, 'one', id],
    queryFn: ({ signal }) => requestJson(readAnswer, { params: { id }, signal }),
  })

export const pinAnswer = (id: string, pinned: boolean) =>
  request(pinAnswerCall, { params: { id }, json: { pinned } })

/** What undoes the deletion. */
export const deleteAnswer = async (id: string) =>
  undoOf(await request(deleteAnswerCall, { params: { id } }))
