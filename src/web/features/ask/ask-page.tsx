import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { meQuery } from '#web/parts/session/queries.ts'
import { DropOverlay } from '#web/ui/drop-overlay.tsx'
import { useFileDrop } from '#web/ui/use-file-drop.ts'
import { AnswerArea } from './answer-area.tsx'
import { AskSample } from '#web/parts/demo/ask-sample.tsx'
import { AskHeader } from './ask-header.tsx'
import { ChatHint } from './chat-hint.tsx'
import { Composer } from './composer.tsx'
import { GuestNote } from './guest-note.tsx'
import { SampleCards } from './sample-cards.tsx'
import { SuggestionChips } from './suggestion-chips.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { useAsk } from './use-ask.ts'
import { useFirstData } from './use-first-data.ts'
import { useAskUpload } from './use-ask-upload.ts'
import { useQuestion } from './use-question.ts'

export function AskPage() {
  const { data: me } = useQuery(meQuery)
  const input = useRef<HTMLTextAreaElement>(null)
  const [reasoning, setReasoning] = useState(false)
  const question = useQuestion()
  const ask = useAsk({ onAnswered: question.clear })
  const upload = useAskUpload()
  const { isKnown, suggestions, offersSample } = useFirstData()
  const hovering = useFileDrop(upload.add)
  const hasActed = ask.exchange !== undefined || upload.uploadedIds.length > 0

  const pick = (text: string) => {
    question.change(text)
    input.current?.focus()
    input.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="flex min-h-full flex-col">
      <AskHeader />
      <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-4 py-8 sm:px-6 md:py-14">
        <h1 className="text-center font-display text-[clamp(2.25rem,11.5vw,3rem)] leading-[1.1] tracking-tight">
          Ask Anything
        </h1>
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
        {isKnown && offersSample && !hasActed && <AskSample />}
        {isKnown && <ChatHint />}
        <AnswerArea ask={ask} onPick={pick} onReset={() => input.current?.focus()} />
        {isKnown && !ask.exchange && <SuggestionChips suggestions={suggestions} onPick={pick} />}
        {isKnown && !ask.exchange && <SampleCards onPick={pick} />}
        {isKnown && <UploadPanel upload={upload} />}
      </div>
      <output className="sr-only">
        {ask.exchange && ask.pending === undefined && 'The answer is shown.'}
      </output>
      {hovering && <DropOverlay text="Drop files to add them to the upload" />}
    </div>
  )
}
