import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meQuery } from '#web/parts/session/queries.ts'
import { createTabMemory } from '#web/tab-memory.ts'

/**
 * The typed text, and the query at which it was typed. The tab keeps it over a reload until it is
 * executed.
 */
export function useQueryText(id: string | undefined) {
  const { data: me } = useQuery(meQuery)
  const [memory] = useState(() =>
    createTabMemory<'text' | 'at'>(window.sessionStorage, 'query-builder', me?.id ?? ''),
  )
  const [edited, setEdited] = useState(() => {
    const text = memory.read('text')
    return text === '' ? undefined : { text, at: memory.read('at') || undefined }
  })
  return {
    edited,
    edit: (text: string) => {
      setEdited({ text, at: id })
      memory.write('text', text)
      memory.write('at', id ?? '')
    },
    forget: () => memory.write('text', ''),
  }
}
