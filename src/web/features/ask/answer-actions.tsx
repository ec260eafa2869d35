import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Copy, Pin, PinOff, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { failed } from '#web/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'
import { answerAsText } from './answer-as-text.ts'
import { pastAnswerKey, pinAnswer } from './past-answer-queries.ts'
import type { Exchange } from './exchange.ts'

/** Actions on an answer: pin, share, print. */
export function AnswerActions({ question, response }: Exchange) {
  const { id } = response
  const [copied, setCopied] = useState(false)
  const text = () => answerAsText(question, response)
  const copy = () =>
    navigator.clipboard
      .writeText(text())
      .then(() => setCopied(true), failed(t('The answer was not copied.'), ''))
  const share = () => navigator.share({ text: text() }).catch(ignoreCancelled)

  return (
    <div className="-mx-2 flex flex-wrap gap-1 text-muted-foreground print:hidden">
      {id !== undefined && <PinButton id={id} pinned={response.pinned === true} />}
      <Button variant="ghost" size="sm" className="text-inherit" onClick={() => void copy()}>
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {copied ? t('Copied') : t('Copy')}
      </Button>
      {'share' in navigator && (
        <Button variant="ghost" size="sm" className="text-inherit" onClick={() => void share()}>
          <Share2 aria-hidden />
          {t('Share')}
        </Button>
      )}
      <Button variant="ghost" size="sm" className="text-inherit" onClick={() => window.print()}>
        <Printer aria-hidden />
        {t('Save as PDF')}
      </Button>
    </div>
  )
}

/** Closing the browser's own dialog is not a failure. */
const ignoreCancelled = (error: unknown) => {
  if (!(error instanceof DOMException && error.name === 'AbortError'))
    failed(
      t('The answer was not shared.'),
      '',
    )(error instanceof Error ? error : new Error('unknown'))
}

function PinButton({ id, pinned }: { id: string; pinned: boolean }) {
  const client = useQueryClient()
  const [isPinned, setPinned] = useState(pinned)
  const { mutate, isPending } = useMutation({
    mutationFn: (to: boolean) => pinAnswer(id, to),
    onSuccess: (_, to) => setPinned(to),
    onError: failed(t('The answer was not pinned.'), t('Please try again.')),
    onSettled: () => client.invalidateQueries({ queryKey: pastAnswerKey }),
  })
  return (
    <Button
      variant="ghost"
      size="sm"
      className="text-inherit"
      aria-pressed={isPinned}
      disabled={isPending}
      onClick={() => mutate(!isPinned)}
    >
      {isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
      {isPinned ? t('Unpin') : t('Pin')}
    </Button>
  )
}
