import { useId, type ReactNode } from 'react'

type SectionGroupProps = { id: string; title: string; children: ReactNode }

/** Related sections of the account page. */
export function SectionGroup({ id, title, children }: SectionGroupProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className="flex scroll-mt-20 flex-col gap-4">
      <h2 id={headingId} className="pt-2 font-display text-xl leading-7 tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  )
}
