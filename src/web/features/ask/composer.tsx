import { ArrowUp, Square } from 'lucide-react'
import { useRef, type Ref } from 'react'
import { limits } from '#shared/limits.ts'
import { countGraphemes } from '#web/format/graphemes.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { t } from '#web/words/translate.ts'
import { MicrophoneButton } from './microphone-button.tsx'
import { ReasoningToggle } from './reasoning-toggle.tsx'
import { isSendKey } from '#web/parts/question/send-key.ts'
import { TypingIndicator } from './typing-indicator.tsx'
import { useGrowingInput } from '#web/parts/question/use-growing-input.ts'

type ComposerProps = {
  text: string
  typing: boolean
  pending: boolean
  reasoning: boolean
  /** The text input. */
  ref: Ref<HTMLTextAreaElement>
  onText: (text: string) => void
  onReasoning: (on: boolean) => void
  onSend: () => void
  onStop: () => void
}

/** The input to write, speak and send a question. */
export function Composer({ ref, text, typing, pending, reasoning, ...on }: ComposerProps) {
  const form = useRef<HTMLFormElement>(null)
  useGrowingInput(form, text)
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        on.onSend()
      }}
      className="flex flex-col rounded-xl border border-input/60 bg-card shadow-md transition-colors has-[textarea:focus-visible]:border-ring has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ring hover:border-input"
    >
      <textarea
        ref={ref}
        dir="auto"
        aria-label={t('Your question')}
        placeholder={t('Ask anything...')}
        rows={1}
        value={text}
        onChange={(event) => on.onText(event.target.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return
          event.preventDefault()
          on.onSend()
        }}
        className="field-sizing-content max-h-[120px] w-full resize-none overflow-y-auto bg-transparent px-4 pt-4 pb-2 text-base leading-6 outline-none placeholder:text-muted-foreground sm:px-5"
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 p-2 pt-0 sm:px-3 sm:pb-3">
        <ReasoningToggle on={reasoning} onChange={on.onReasoning} />
        <TypingIndicator shown={typing} />
        <div className="ml-auto flex items-center gap-1">
          <Counter text={text} />
          <MicrophoneButton onText={on.onText} />
          {pending && (
            <Button
              variant="outline"
              size="icon"
              aria-label={t('Stop')}
              onClick={on.onStop}
              className="rounded-full"
            >
              <Square aria-hidden className="size-3.5 fill-current" />
            </Button>
          )}
          <Button
            type="submit"
            size="icon"
            aria-label={t('Send')}
            disabled={pending || text.trim() === ''}
            className="rounded-full"
          >
            <ArrowUp aria-hidden className="size-5" />
          </Button>
        </div>
      </div>
    </form>
  )
}

function Counter({ text }: { text: string }) {
  const count = countGraphemes(text)
  const over = count > limits.askCounter
  return (
    <span
      className={cn(
        'px-1 text-xs text-muted-foreground tabular-nums',
        over && 'font-semibold text-warning',
      )}
    >
      {count}/{limits.askCounter}
    </span>
  )
}
