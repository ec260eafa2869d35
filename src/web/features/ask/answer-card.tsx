import { SearchX } from 'lucide-react'
import type { Correction } from '#shared/readings.ts'
import { useCitedPassage } from '#web/parts/viewer/use-cited-passage.tsx'
import { formatPercent } from '#web/format/percent.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { cn } from '#web/ui/cn.ts'
import { AnswerBody, isShownAsTable } from '#web/parts/answer/answer-body.tsx'
import { AnswerDetails } from '#web/parts/answer/answer-details.tsx'
import { AnswerParts, wholeAnswer } from '#web/parts/answer/answer-parts.tsx'
import { CitationList } from '#web/parts/answer/citation-list.tsx'
import { QuestionChip } from '#web/parts/question/question-chip.tsx'
import { SpellingNote } from '#web/parts/answer/spelling-note.tsx'
import { adjacentSentence, UnderstoodAs } from '#web/parts/answer/understood-as.tsx'
import { rich } from '#web/words/rich.tsx'
import { t } from '#web/words/translate.ts'
import { AnswerActions } from './answer-actions.tsx'
import type { Exchange } from './exchange.ts'

type AnswerCardProps = {
  exchange: Exchange
  onPick: (question: string) => void
  onCorrect: (reading: Correction) => void
  onForget: (id: string) => void
  onKeepSpelling: () => void
}

export function AnswerCard({ exchange, onPick, onKeepSpelling, ...on }: AnswerCardProps) {
  const { response } = exchange
  const { answer, card, citations, chart, followUpQuestions, found, understood, readings } =
    response
  const { parts, ...whole } = wholeAnswer(response)
  const isTable = isShownAsTable(response)
  const passage = useCitedPassage(response.evidence)
  const numbers = new Set(citations.map((citation) => citation.number))

  return (
    <section aria-label={t('Answer')} data-found={found}>
      <Card className={cn('gap-5 p-5 sm:p-7', !found && 'border-dashed bg-muted/40 shadow-none')}>
        <AnswerHead {...response} />
        <SpellingNote spelling={response.spelling} onKeep={onKeepSpelling} />
        <AnswerBody
          {...{ answer, card, chart, table: response.table }}
          citationNumbers={numbers}
          onCitation={(number) => passage.open(citations.find((one) => one.number === number))}
        />
        <UnderstoodAs
          sentence={card ? undefined : adjacentSentence(answer, understood)}
          readings={readings}
          {...on}
        />
        <CitationList
          title={found ? t('Sources') : t('Closest passages')}
          citations={citations}
          onOpen={passage.open}
        />
        <AnswerDetails
          {...whole}
          table={isTable ? undefined : whole.table}
          understood={card && understood}
        >
          {parts && parts.length > 0 && <AnswerParts parts={parts} {...on} />}
        </AnswerDetails>
        <AnswerActions {...exchange} />
        {followUpQuestions.length > 0 && (
          <ul aria-label={t('Follow-up questions')} className="flex flex-wrap gap-2 print:hidden">
            {followUpQuestions.map((question) => (
              <li key={question} className="max-w-full">
                <QuestionChip
                  question={question}
                  short={response.followUpsInShort?.[question]}
                  onPick={onPick}
                />
              </li>
            ))}
          </ul>
        )}
        {passage.sheet}
      </Card>
    </section>
  )
}

const typeNames = {
  personal: t('Personal'),
  analytical: t('Analytical'),
  general: t('General'),
} as const

function AnswerHead({ queryType, confidence, found }: Exchange['response']) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <Badge variant={found ? 'accent' : 'outline'}>{typeNames[queryType]}</Badge>
      <span className="text-muted-foreground">
        {rich('{span} confidence', {
          span: (
            <span className="font-medium text-foreground tabular-nums">
              {formatPercent(confidence)}
            </span>
          ),
        })}
      </span>
      {!found && (
        <span className="flex items-center gap-1.5 font-medium text-warning">
          <SearchX aria-hidden className="size-4" />
          {t('Not found in your data')}
        </span>
      )}
    </div>
  )
}
