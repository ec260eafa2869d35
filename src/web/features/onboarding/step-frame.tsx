import { useEffect, useRef, type ReactNode } from 'react'

type StepFrameProps = {
  title: string
  description: string
  /** Whether the person came here from another step; then the heading takes the focus. */
  entered: boolean
  children: ReactNode
}

/** The heading of a step and its content. */
export function StepFrame({ title, description, entered, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (entered) heading.current?.focus()
  }, [entered])
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-display text-3xl leading-9 tracking-tight outline-none"
        >
          {title}
        </h1>
        <p className="max-w-prose text-muted-foreground">{description}</p>
      </div>
      {children}
    </div>
  )
}
