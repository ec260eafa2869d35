import { Check } from 'lucide-react'
import { Spinner } from '#web/ui/spinner.tsx'
import type { LiveAnswer } from '#web/parts/answer/use-live-answer.ts'
import { t, tServer } from '#web/words/translate.ts'

/** The steps towards an answer as they happen, and its words as they are written. */
export function LiveSteps({
  live: { steps, text },
  waiting,
}: {
  live: LiveAnswer
  waiting: string
}) {
  return (
    <div className="flex flex-col gap-3">
      {steps.length > 0 && (
        <ol aria-label={t('Steps so far')} className="flex flex-col gap-1.5 text-sm">
          {steps.map(({ title, detail }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps never move
            <li key={place} className="flex items-start gap-2">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
              <span className="min-w-0">
                {tServer(title)}
                {detail !== undefined && (
                  <span className="line-clamp-2 text-muted-foreground">{detail}</span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      <output className="flex items-center gap-2 text-sm text-muted-foreground">
        <Spinner />
        {waiting}
      </output>
      {text !== '' && <p className="leading-7 whitespace-pre-line">{text}</p>}
    </div>
  )
}
