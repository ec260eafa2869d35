import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'

type FolderRowProps = {
  icon: LucideIcon
  title: string
  text: ReactNode
  actions: ReactNode
  children?: ReactNode
}

/** A folder with its actions and the results for its files. */
export function FolderRow({ icon: Icon, title, text, actions, children }: FolderRowProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Icon
          aria-hidden
          className="mt-0.5 size-5 shrink-0 text-muted-foreground"
          strokeWidth={1.75}
        />
        <div className="flex min-w-[min(12rem,100%)] flex-1 flex-col gap-0.5">
          <h2 id={id} dir="auto" className="text-left font-semibold wrap-anywhere">
            {title}
          </h2>
          <div className="text-sm wrap-anywhere text-muted-foreground">{text}</div>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {children}
    </section>
  )
}
