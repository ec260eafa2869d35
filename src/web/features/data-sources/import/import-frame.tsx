import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

type ImportFrameProps = { title: string; description?: ReactNode; children: ReactNode }

/** Replaces the drop zone. It takes the focus, so that it is read and seen. */
export function ImportFrame({ title, description, children }: ImportFrameProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [title])
  return (
    <section aria-labelledby={id} className="scroll-mt-20">
      <Card className="gap-4 border-primary/40 p-5">
        <div className="flex min-w-0 flex-col gap-0.5">
          <h2 ref={heading} id={id} tabIndex={-1} className="font-semibold outline-none">
            {title}
          </h2>
          {description !== undefined && (
            <div className="text-sm wrap-anywhere text-muted-foreground">{description}</div>
          )}
        </div>
        {children}
      </Card>
    </section>
  )
}
