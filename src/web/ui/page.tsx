import type { ReactNode } from 'react'
import { tServer } from '#web/words/translate.ts'
import { cn } from './cn.ts'

type PageProps = {
  title: string
  /** The purpose of the screen. */
  lead?: ReactNode
  /** Controls for the whole page, next to its title. */
  actions?: ReactNode
  /** Narrow pages are for reading and for forms. */
  width?: 'narrow' | 'wide'
  children: ReactNode
}

/** The frame of a screen: its one main heading, and uniform margins. */
export function Page({ title, lead, actions, width = 'wide', children }: PageProps) {
  return (
    <div
      className={cn(
        'mx-auto flex w-full flex-col gap-6 px-4 py-6 sm:px-6 md:py-10 lg:px-8',
        width === 'narrow' ? 'max-w-3xl' : 'max-w-6xl',
      )}
    >
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="font-display text-3xl leading-9 tracking-tight">{tServer(title)}</h1>
          {lead !== undefined && (
            <div className="max-w-prose text-muted-foreground">
              {typeof lead === 'string' ? tServer(lead) : lead}
            </div>
          )}
        </div>
        {actions !== undefined && <div className="flex max-w-full flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
