import { queryOptions } from '@tanstack/react-query'
import {
  deleteAnswer as deleteAnswerCall,
  listAnswers,
  pinAnswer as pinAnswerCall,
  readAnswer,
  searchAnswers,
} from '#shared/calls/answers.ts'
import { request, requestJson } from '#web/api.ts'
import { undoOf } from '#web/parts/deletions/deletions.ts'

export const pastAnswerKey = ['past-answers'] as const

/** A person's earlier answers. */
export const pastAnswerList = (personId: string) =>
  queryOptions({
    queryKey: [...pastAnswerKey, personId, 'list'],
    queryFn: ({ signal }) => requestJson(listAnswers, { signal }),
    staleTime: 0,
  })

/** Earlier answers that contain the words. */
export const pastAnswerSearch = (personId: string, words: string) =>
  queryOptions({
    queryKey: [...pastAnswerKey, personId, 'search', words],
    queryFn: ({ signal }) => requestJson(searchAnswers, { json: { words }, signal }),
    staleTime: 0,
  })

/** An earlier answer. */
export const pastAnswerQuery = (personId: string, id: string) =>
  queryOptions({
    queryKey: [...pastAnswerKey, personId, 'one', id],
    queryFn: ({ signal }) => requestJson(readAnswer, { params: { id }, signal }),
  })

export const pinAnswer = (id: string, pinned: boolean) =>
  request(pinAnswerCall, { params: { id }, json: { pinned } })

/** Returns the ids that undo the deletion. */
export const deleteAnswer = async (id: string) =>
  undoOf(await request(deleteAnswerCall, { params: { id } }))
