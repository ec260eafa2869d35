import { limits } from '#shared/limits.ts'

export type NoticeContent = {
  title: string
  description?: string
  destructive?: boolean
  /** How long it is shown; usually five seconds. */
  ms?: number
  /** An action offered while it is shown. */
  action?: { label: string; onSelect: () => void }
}
export type Notice = NoticeContent & { id: number; open: boolean }

/** The page's notices, newest first. At most the newest is open. */
export function createNoticeStore() {
  let notices: readonly Notice[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  function change(next: readonly Notice[]) {
    notices = next
    for (const listener of listeners) listener()
  }

  function dismiss(id: number) {
    if (!notices.some((notice) => notice.id === id && notice.open)) return
    change(notices.map((notice) => (notice.id === id ? { ...notice, open: false } : notice)))
    setTimeout(() => change(notices.filter((n) => n.id !== id)), limits.noticeRemovalMs)
  }

  /** Shows a notice in place of the visible one. */
  const notify = (content: NoticeContent) => {
    for (const notice of notices) dismiss(notice.id)
    lastId += 1
    change([{ ...content, id: lastId, open: true }, ...notices])
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return { list: () => notices, subscribe, notify, dismiss }
}
