/** Visual only: a screen reader would repeat it with every key. */
import { t } from '#web/words/translate.ts'

export function TypingIndicator({ shown }: { shown: boolean }) {
  if (!shown) return null
  return (
    <span
      aria-hidden
      data-typing-indicator
      className="inline-flex items-center gap-1.5 px-1 text-xs text-muted-foreground"
    >
      <span className="inline-flex gap-0.5">
        {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
          <span
            key={delay}
            className={`size-1 rounded-full bg-current motion-safe:animate-bounce ${delay}`}
          />
        ))}
      </span>
      <span className="hidden sm:inline">{t('Typing…')}</span>
    </span>
  )
}
