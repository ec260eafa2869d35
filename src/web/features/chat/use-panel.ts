import { useState } from 'react'

const key = 'trove.chat.panel'

/** Whether the conversations are next to the thread; the browser remembers it. */
export function usePanel() {
  const [isOpen, setOpen] = useState(() => window.localStorage.getItem(key) === 'open')
  return {
    isOpen,
    toggle: () => {
      window.localStorage.setItem(key, isOpen ? 'closed' : 'open')
      setOpen(!isOpen)
    },
  }
}
