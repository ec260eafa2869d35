import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createChatMemory } from './chat-memory.ts'

/**
 * The conversation in the address, and the unsent message. The tab remembers both: returning to
 * Chat reopens the last conversation. A `question` in the address fills the input of a new
 * conversation.
 */
export function useChatAddress(personId: string) {
  const { conversation, question } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [memory] = useState(() => createChatMemory(window.sessionStorage, personId))
  const [text, setText] = useState(() => question ?? memory.read('draft'))
  /** The conversation that was open when the person left. */
  const [left, setLeft] = useState(() =>
    question === undefined ? memory.read('conversation') : '',
  )
  const conversationId = conversation ?? (left === '' ? undefined : left)

  const open = (id: string | undefined) => {
    const search = id === undefined ? {} : { conversation: id }
    void navigate({ to: '/chat', search, replace: true, resetScroll: false })
  }

  useEffect(() => {
    if (question !== undefined) memory.write('draft', question)
    if (conversation !== undefined) memory.write('conversation', conversation)
    if (question === undefined && conversation === conversationId) return
    const search = conversationId === undefined ? {} : { conversation: conversationId }
    void navigate({ to: '/chat', search, replace: true, resetScroll: false })
  }, [memory, navigate, question, conversation, conversationId])

  return {
    conversationId,
    text,
    setText: (next: string) => {
      setText(next)
      memory.write('draft', next)
    },
    open,
    close: () => {
      memory.write('conversation', '')
      setLeft('')
      open(undefined)
    },
  }
}
