import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { limits } from '#shared/limits.ts'
import { t } from '#web/words/translate.ts'
import { cn } from './cn.ts'
import { createNoticeStore, type Notice, type NoticeContent } from './notice-store.ts'
import { useHeldTimer } from './use-held-timer.ts'

// One per page: notices also come from code outside of any component.
const store = createNoticeStore()

/** How far a swipe has to move a notice to dismiss it. */
const swipeAway = 50

/** Shows a notice at the edge of the screen, for five seconds. */
export function notify(content: NoticeContent): void {
  store.notify(content)
}

/**
 * Where notices appear; once per page. Our own component, because it has to work when nothing can
 * be loaded any more, and every page pays for its size.
 */
export function Notices() {
  const [newest] = useSyncExternalStore(store.subscribe, store.list)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'F8' && list.current?.focus()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <section aria-label={t('Notices (F8)')} aria-live="polite">
      <ol
        ref={list}
        tabIndex={-1}
        className="fixed top-0 right-0 z-100 flex max-h-dvh w-full flex-col p-4 outline-none empty:hidden md:top-auto md:bottom-(--notices-bottom,0px) md:max-w-[420px]"
      >
        {newest?.open && (
          <NoticeView
            key={newest.id}
            notice={newest}
            onEnd={() => {
              const isInside = list.current?.contains(document.activeElement)
              store.dismiss(newest.id)
              if (isInside) document.getElementById('content')?.focus({ preventScroll: true })
            }}
          />
        )}
      </ol>
    </section>
  )
}

function NoticeView({ notice, onEnd }: { notice: Notice; onEnd: () => void }) {
  const hold = useHeldTimer(notice.ms ?? limits.noticeMs, onEnd)
  const swipe = useSwipe(onEnd)
  const Icon = notice.destructive ? CircleAlert : CircleCheck
  return (
    // The list item is no control: its listeners only keep it open while it is being read.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-notice=""
      data-destructive={notice.destructive ? '' : undefined}
      {...hold}
      {...swipe}
      onKeyDown={(event) => event.key === 'Escape' && onEnd()}
      className={cn(
        'pointer-events-auto relative flex animate-in touch-pan-y items-start gap-3 rounded-lg border bg-popover p-4 pr-12 text-popover-foreground shadow-lg fade-in-0 slide-in-from-top-2 md:slide-in-from-bottom-2',
        notice.destructive && 'destructive border-danger bg-danger text-danger-foreground',
      )}
    >
      <Icon
        aria-hidden
        className={cn('mt-0.5 size-4 shrink-0', !notice.destructive && 'text-primary')}
      />
      <div
        role={notice.destructive ? 'alert' : undefined}
        className="flex min-w-0 flex-col gap-0.5 text-sm"
      >
        <div className="font-semibold">{notice.title}</div>
        {notice.description !== undefined && (
          <div className="whitespace-pre-line opacity-95">{notice.description}</div>
        )}
        {notice.action && (
          <button
            type="button"
            onClick={() => {
              notice.action?.onSelect()
              onEnd()
            }}
            className={cn(
              'mt-1 -mb-2 -ml-3 inline-flex min-h-11 items-center self-start rounded-md px-3 font-medium underline-offset-4 outline-current',
              notice.destructive ? 'underline' : 'text-primary hover:underline',
            )}
          >
            {notice.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t('Close')}
        onClick={onEnd}
        className="absolute top-1 right-1 inline-flex size-11 items-center justify-center rounded-md opacity-75 transition-opacity outline-current hover:opacity-100 focus-visible:opacity-100 md:size-10"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

/** A swipe to the right dismisses a notice. */
function useSwipe(onAway: () => void) {
  const [from, setFrom] = useState<number>()
  const [by, setBy] = useState(0)
  const end = () => {
    if (by > swipeAway) onAway()
    setFrom(undefined)
    setBy(0)
  }
  return {
    style: by > 0 ? { transform: `translateX(${by}px)` } : undefined,
    onTouchStart: (event: React.TouchEvent) => setFrom(event.touches[0]?.clientX),
    onTouchMove: (event: React.TouchEvent) =>
      from !== undefined && setBy(Math.max(0, (event.touches[0]?.clientX ?? from) - from)),
    onTouchEnd: end,
    onTouchCancel: end,
  }
}
