import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchAnswers } from '#shared/calls/answers.ts'
import { listPeople } from '#shared/calls/people.ts'
import { requestJson } from '#web/api.ts'
import { searchDocuments } from '#web/parts/documents/queries.ts'
import type { Found } from './item-commands.ts'

/** Pause in typing before the server is asked. */
const pauseMs = 200
/** Fewer letters would match nearly everything. */
const leastCharacters = 2
/** The maximum for both searches. */
const mostCharacters = 200
const mostOfAKind = 4

/**
 * Answers, people, and documents or messages that match the text. A failed search finds nothing.
 */
export function useSearchResults(
  typed: string,
  isKnown: boolean,
): Found & { isSearching: boolean } {
  const text = usePaused(typed.trim().slice(0, mostCharacters))
  const enabled = isKnown && text.length >= leastCharacters
  const options = { enabled, placeholderData: keepPreviousData, retry: false }
  const answers = useQuery({
    queryKey: ['palette', 'answers', text],
    queryFn: ({ signal }) => requestJson(searchAnswers, { json: { words: text }, signal }),
    ...options,
  })
  const people = useQuery({
    queryKey: ['palette', 'people', text],
    queryFn: ({ signal }) => requestJson(listPeople, { query: { q: text }, signal }),
    ...options,
  })
  const passages = useQuery({
    queryKey: ['palette', 'passages', text],
    queryFn: () => searchDocuments({ query: text }),
    ...options,
  })
  const first = <Thing>(things: readonly Thing[] = []) =>
    enabled ? things.slice(0, mostOfAKind) : []
  return {
    answers: first(answers.data?.answers),
    people: first(people.data?.people),
    passages: first(passages.data),
    isSearching: [answers, people, passages].some(({ isFetching }) => isFetching),
  }
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
