import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { limits } from '#shared/limits.ts'
import { cn } from './cn.ts'
import { createNoticeStore, type Notice, type NoticeContent } from './notice-store.ts'

// One for the page: a notice can come from code that is far from any component.
const store = createNoticeStore()

/** Tells the person something, at the edge of the screen, for five seconds. */
export function notify(content: NoticeContent): void {
  store.notify(content)
}

/** Where notices appear; once in the page. */
export function Notices() {
  const [newest] = useSyncExternalStore(store.subscribe, store.list)
  return (
    <div aria-live="polite">
      {/* A new provider for each notice: one that closed under the pointer leaves its clock held. */}
      <Toast.Provider key={newest?.id} duration={limits.noticeMs} label="Notice">
        {newest && <NoticeView notice={newest} />}
        <Toast.Viewport
          label="Notices ({hotkey})"
          className="fixed top-0 right-0 z-100 flex max-h-dvh w-full flex-col p-4 outline-none empty:hidden md:top-auto md:bottom-(--notices-bottom,0px) md:max-w-[420px]"
        />
      </Toast.Provider>
    </div>
  )
}

function NoticeView({ notice }: { notice: Notice }) {
  const Icon = notice.destructive ? CircleAlert : CircleCheck
  return (
    <Toast.Root
      open={notice.open}
      type={notice.destructive ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && store.dismiss(notice.id)}
      data-destructive={notice.destructive ? '' : undefined}
      className={cn(
        'pointer-events-auto relative flex items-start gap-3 rounded-lg border bg-popover p-4 pr-12 text-popover-foreground shadow-lg',
        'data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-top-2 md:data-[state=open]:slide-in-from-bottom-2',
        'data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        notice.destructive && 'destructive border-danger bg-danger text-danger-foreground',
      )}
    >
      <Icon
        aria-hidden
        className={cn('mt-0.5 size-4 shrink-0', !notice.destructive && 'text-primary')}
      />
      {/* Read aloud where it stands, failures at once, instead of from Radix's second copy of it. */}
      <div
        role={notice.destructive ? 'alert' : undefined}
        data-radix-toast-announce-exclude=""
        className="flex min-w-0 flex-col gap-0.5 text-sm"
      >
        <Toast.Title className="font-semibold">{notice.title}</Toast.Title>
        {notice.description !== undefined && (
          <Toast.Description className="whitespace-pre-line opacity-95">
            {notice.description}
          </Toast.Description>
        )}
        {notice.action && (
          <Toast.Action
            altText={notice.action.label}
            onClick={notice.action.onSelect}
            className="mt-1 -mb-2 -ml-3 inline-flex min-h-11 items-center self-start rounded-md px-3 font-medium text-primary underline-offset-4 hover:underline"
          >
            {notice.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label="Close"
        className="absolute top-2 right-2 inline-flex size-8 items-center justify-center rounded-md opacity-75 transition-opacity outline-current hover:opacity-100 focus-visible:opacity-100"
      >
        <X aria-hidden className="size-4" />
      </Toast.Close>
    </Toast.Root>
  )
}
