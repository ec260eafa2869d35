import { ArrowUp, Square } from 'lucide-react'
import { useRef, type Ref } from 'react'
import { isSendKey } from '#web/parts/question/send-key.ts'
import { useGrowingInput } from '#web/parts/question/use-growing-input.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'
import { VoiceButton } from './voice-button.tsx'

type ChatComposerProps = {
  /** The text input. */
  ref: Ref<HTMLTextAreaElement>
  text: string
  isPending: boolean
  canStop: boolean
  onText: (text: string) => void
  onSend: () => void
  onStop: () => void
}

/** The input to write, speak and send a message. */
export function ChatComposer({ ref, text, isPending, canStop, ...on }: ChatComposerProps) {
  const form = useRef<HTMLFormElement>(null)
  useGrowingInput(form, text)
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        on.onSend()
      }}
      className="flex items-end gap-1 rounded-xl border border-input/60 bg-card p-2 shadow-md transition-colors has-[textarea:focus-visible]:border-ring has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ring hover:border-input"
    >
      <textarea
        ref={ref}
        dir="auto"
        aria-label={t('Your message')}
        placeholder={t('Ask about your data...')}
        rows={1}
        value={text}
        onChange={(event) => on.onText(event.target.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return
          event.preventDefault()
          on.onSend()
        }}
        className="field-sizing-content max-h-[120px] min-w-0 flex-1 resize-none overflow-y-auto bg-transparent px-2 py-2 text-base leading-6 outline-none placeholder:text-muted-foreground sm:px-3"
      />
      <VoiceButton onText={(said) => on.onText(joined(text, said))} />
      {canStop && (
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
        disabled={isPending || text.trim() === ''}
        className="rounded-full"
      >
        <ArrowUp aria-hidden className="size-5" />
      </Button>
    </form>
  )
}

/** Appends speech to the typed text. */
const joined = (typed: string, said: string) =>
  typed.trim() === '' ? said : `${typed.trimEnd()} ${said}`
