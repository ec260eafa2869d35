import { Info } from 'lucide-react'
import { useId } from 'react'
import { t } from '#web/words/translate.ts'
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx'

/** What a figure counts, from what, and since when. */
export type Explanation = { counted: string; from: string; since: string }

type ExplainProps = { figure: string; explanation: Explanation }

/** A button next to a figure that explains what it counts, from what, and since when. */
export function Explain({ figure, explanation }: ExplainProps) {
  const id = useId()
  const parts = [
    [t('What is counted'), explanation.counted],
    [t('From what'), explanation.from],
    [t('Since when'), explanation.since],
  ] as const
  return (
    <Popover>
      <PopoverTrigger
        aria-label={t('About {figure}', { figure })}
        className="-m-3.5 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted-foreground transition-colors hover:text-foreground"
      >
        <Info aria-hidden className="size-4" strokeWidth={1.75} />
      </PopoverTrigger>
      <PopoverContent aria-labelledby={id} align="end">
        <h3 id={id} className="font-semibold">
          {figure}
        </h3>
        <dl className="mt-2 flex flex-col gap-2">
          {parts.map(([name, text]) => (
            <div key={name}>
              <dt className="text-xs font-medium text-muted-foreground">{name}</dt>
              <dd className="text-pretty">{text}</dd>
            </div>
          ))}
        </dl>
      </PopoverContent>
    </Popover>
  )
}
