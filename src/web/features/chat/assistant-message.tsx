import type { ChatMessage, ChatMetadata } from '#shared/chat.ts'
import type { Correction } from '#shared/readings.ts'
import { AnswerDetails } from '#web/parts/answer/answer-details.tsx'
import { AnswerParts, ofTheWhole } from '#web/parts/answer/answer-parts.tsx'
import { AnswerText } from '#web/parts/answer/answer-text.tsx'
import { CitationList } from '#web/parts/answer/citation-list.tsx'
import { SpellingNote } from '#web/parts/answer/spelling-note.tsx'
import { sentenceBeside, UnderstoodAs } from '#web/parts/answer/understood-as.tsx'
import { Chart } from '#web/parts/charts/chart.tsx'
import { useCitedPassage } from '#web/parts/viewer/use-cited-passage.tsx'
import { formatPercent } from '#web/format/percent.ts'
import { Part } from '#web/ui/part.tsx'
import { ReplyActions } from './reply-actions.tsx'

type AssistantMessageProps = {
  message: ChatMessage
  onRegenerate?: (() => void) | undefined
  onCorrect?: ((reading: Correction) => void) | undefined
  onForget?: ((id: string) => void) | undefined
  onKeepSpelling?: (() => void) | undefined
}

/** A reply with what it rests on. */
export function AssistantMessage({
  message,
  onRegenerate,
  onKeepSpelling,
  ...on
}: AssistantMessageProps) {
  const { content, metadata, evidence } = message
  const passage = useCitedPassage()
  const citations = evidence?.citations ?? []

  return (
    <div className="flex flex-col gap-3">
      <SpellingNote spelling={evidence?.spelling} onKeep={onKeepSpelling} />
      <AnswerText
        answer={content}
        citationNumbers={new Set(citations.map(({ number }) => number))}
        onCitation={(number) => passage.open(citations.find((one) => one.number === number))}
      />
      {evidence && (
        <UnderstoodAs
          sentence={sentenceBeside(content, evidence.understood)}
          readings={evidence.readings}
          {...on}
        />
      )}
      {evidence && <AnswerParts parts={evidence.parts} {...on} />}
      {evidence?.chart && (
        <Part>
          <Chart spec={evidence.chart} />
        </Part>
      )}
      {metadata && <Rest metadata={metadata} />}
      <CitationList
        title={evidence?.found === false ? 'Closest passages' : 'Cited passages'}
        citations={citations}
        onOpen={passage.open}
      />
      {evidence && <AnswerDetails {...ofTheWhole(evidence)} />}
      <ReplyActions text={content} onRegenerate={onRegenerate} />
      {passage.sheet}
    </div>
  )
}

/** How sure the reply is and from where. */
function Rest({ metadata: { sources, confidence } }: { metadata: ChatMetadata }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
      <span>
        <span className="font-medium text-foreground tabular-nums">
          {formatPercent(confidence)}
        </span>{' '}
        confidence
      </span>
      {sources.length > 0 && (
        <span className="min-w-0">
          <span className="font-medium">{sources.length === 1 ? 'Source:' : 'Sources:'}</span>{' '}
          {sources.join(', ')}
        </span>
      )}
    </p>
  )
}
