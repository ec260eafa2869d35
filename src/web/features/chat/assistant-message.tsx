import type { ChatEvidence, ChatMessage, ChatMetadata } from '#shared/chat.ts'
import type { Correction } from '#shared/readings.ts'
import { AnswerBody, isShownAsTable } from '#web/parts/answer/answer-body.tsx'
import { AnswerDetails } from '#web/parts/answer/answer-details.tsx'
import { AnswerParts, wholeAnswer } from '#web/parts/answer/answer-parts.tsx'
import { CitationList } from '#web/parts/answer/citation-list.tsx'
import { SpellingNote } from '#web/parts/answer/spelling-note.tsx'
import { adjacentSentence, UnderstoodAs } from '#web/parts/answer/understood-as.tsx'
import { useCitedPassage } from '#web/parts/viewer/use-cited-passage.tsx'
import { formatPercent } from '#web/format/percent.ts'
import { rich } from '#web/words/rich.tsx'
import { t, tn } from '#web/words/translate.ts'
import { ReplyActions } from './reply-actions.tsx'

type AssistantMessageProps = {
  message: ChatMessage
  onRegenerate?: (() => void) | undefined
  onCorrect?: ((reading: Correction) => void) | undefined
  onForget?: ((id: string) => void) | undefined
  onKeepSpelling?: (() => void) | undefined
}

/** A reply with its evidence. */
export function AssistantMessage({
  message,
  onRegenerate,
  onKeepSpelling,
  ...on
}: AssistantMessageProps) {
  const { content, metadata, evidence } = message
  const passage = useCitedPassage(evidence?.evidence)
  const citations = evidence?.citations ?? []
  const { card, chart, table } = evidence ?? {}
  const { parts = [], ...whole } = wholeAnswer<Partial<ChatEvidence>>(evidence ?? {})

  return (
    <div className="flex flex-col gap-3">
      <SpellingNote spelling={evidence?.spelling} onKeep={onKeepSpelling} />
      <AnswerBody
        {...{ answer: content, card, chart, table }}
        citationNumbers={new Set(citations.map(({ number }) => number))}
        onCitation={(number) => passage.open(citations.find((one) => one.number === number))}
      />
      {evidence && (
        <UnderstoodAs
          sentence={card ? undefined : adjacentSentence(content, evidence.understood)}
          readings={evidence.readings}
          {...on}
        />
      )}
      {metadata && <ConfidenceAndSources metadata={metadata} />}
      <CitationList
        title={evidence?.found === false ? t('Closest passages') : t('Cited passages')}
        citations={citations}
        onOpen={passage.open}
      />
      {evidence && (
        <AnswerDetails
          {...whole}
          table={isShownAsTable({ card, chart, table }) ? undefined : whole.table}
          understood={card && evidence.understood}
        >
          {parts.length > 0 && <AnswerParts parts={parts} {...on} />}
        </AnswerDetails>
      )}
      <ReplyActions text={content} onRegenerate={onRegenerate} />
      {passage.sheet}
    </div>
  )
}

/** The reply's confidence and sources. */
function ConfidenceAndSources({ metadata: { sources, confidence } }: { metadata: ChatMetadata }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
      <span>
        {rich('{span} confidence', {
          span: (
            <span className="font-medium text-foreground tabular-nums">
              {formatPercent(confidence)}
            </span>
          ),
        })}
      </span>
      {sources.length > 0 && (
        <span className="min-w-0">
          <span className="font-medium">{tn(sources.length, 'Source:', 'Sources:')}</span>{' '}
          {sources.join(', ')}
        </span>
      )}
    </p>
  )
}
