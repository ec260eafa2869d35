import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { meQuery } from '#web/parts/session/queries.ts'
import { DropOverlay } from '#web/ui/drop-overlay.tsx'
import { useFileDrop } from '#web/ui/use-file-drop.ts'
import { t } from '#web/words/translate.ts'
import { AnswerArea } from './answer-area.tsx'
import { AskHeader } from './ask-header.tsx'
import { ChatHint } from './chat-hint.tsx'
import { Composer } from './composer.tsx'
import { FirstData } from './first-data.tsx'
import { GuestNote } from './guest-note.tsx'
import { SampleCards } from './sample-cards.tsx'
import { SuggestionChips } from './suggestion-chips.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { useAsk } from './use-ask.ts'
import { useFirstData } from './use-first-data.ts'
import { useAskUpload } from './use-ask-upload.ts'
import { useQuestion } from './use-question.ts'

// Not part of the first load: only those who asked before see it.
const RecentAnswers = lazy(async () => ({
  default: (await import('./recent-answers.tsx')).RecentAnswers,
}))

export function AskPage() {
  const { data: me } = useQuery(meQuery)
  const input = useRef<HTMLTextAreaElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [reasoning, setReasoning] = useState(false)
  const question = useQuestion()
  const ask = useAsk({ onAnswered: question.clear })
  const upload = useAskUpload()
  const { isKnown, isCutShort, suggestions, recent, offersSample } = useFirstData()
  const hovering = useFileDrop(upload.add)
  const hasActed = ask.exchange !== undefined || upload.uploadedIds.length > 0

  const pick = (text: string) => {
    question.change(text)
    input.current?.focus()
    input.current?.scrollIntoView({ block: 'nearest' })
  }

  const addFiles = (files: File[]) => {
    upload.add(files)
    panel.current?.scrollIntoView({ block: 'center' })
  }
  const chipsLast = offersSample || isCutShort
  const chips = <SuggestionChips suggestions={suggestions} onPick={pick} />

  return (
    <div data-ask="" className="flex min-h-full flex-col">
      <AskHeader />
      <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-4 py-8 sm:px-6 md:py-14">
        <div className="flex flex-col gap-2 text-center print:hidden">
          <h1 className="font-display text-[clamp(2.25rem,11.5vw,3rem)] leading-[1.1] tracking-tight">
            {t('Ask Anything')}
          </h1>
          <p className="text-muted-foreground">
            {t('Ask your mail, money and files. Every answer shows its source.')}
          </p>
        </div>
        <Composer
          ref={input}
          text={question.text}
          typing={question.typing}
          pending={ask.pending !== undefined}
          reasoning={reasoning}
          onText={question.change}
          onReasoning={setReasoning}
          onSend={() => ask.send({ question: question.text, reasoning })}
          onStop={ask.stop}
        />
        {me?.role === 'guest' && hasActed && <GuestNote />}
        {isKnown && offersSample && !hasActed && <FirstData onFiles={addFiles} />}
        {isKnown && <ChatHint />}
        <AnswerArea ask={ask} onPick={pick} onReset={() => input.current?.focus()} />
        {isKnown && !ask.exchange && !chipsLast && chips}
        {isKnown && me && !ask.exchange && recent.length > 0 && (
          <Suspense>
            <RecentAnswers personId={me.id} recent={recent} />
          </Suspense>
        )}
        {isKnown && !ask.exchange && <SampleCards hasData={!offersSample} onPick={pick} />}
        {isKnown && !ask.exchange && chipsLast && chips}
        <div ref={panel}>{isKnown && <UploadPanel upload={upload} />}</div>
      </div>
      <output className="sr-only">
        {ask.exchange && ask.pending === undefined && t('The answer is shown.')}
      </output>
      {hovering && <DropOverlay text={t('Drop files to add them to the upload')} />}
    </div>
  )
}
