import type { LiveAnswer } from '#web/parts/answer/use-live-answer.ts'
import { t } from '#web/words/translate.ts'

/** Placeholder for the reply, with its progress. */
export function Thinking({ live: { steps, text } }: { live: LiveAnswer }) {
  const last = steps.at(-1)
  return (
    <div className="flex flex-col gap-2">
      {text !== '' && <p className="leading-7 whitespace-pre-line">{text}</p>}
      <div className="flex min-h-8 items-center gap-2 text-sm text-muted-foreground">
        <span aria-hidden data-progress-sign className="inline-flex gap-1">
          {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
            <span
              key={delay}
              data-progress-sign
              className={`size-1.5 rounded-full bg-primary motion-safe:animate-bounce ${delay}`}
            />
          ))}
        </span>
        <span>{t('Thinking…')}</span>
        {last && <span className="truncate">{last.title}</span>}
      </div>
    </div>
  )
}
