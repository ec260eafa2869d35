import { Fragment } from 'react'
import { cn } from '#web/ui/cn.ts'
import { t } from '#web/words/translate.ts'
import { formatAnswer, type AnswerPart } from './format-answer.ts'

type AnswerTextProps = {
  answer: string
  citationNumbers: ReadonlySet<number>
  onCitation: (number: number) => void
}

/** The text of an answer. Nothing in it is ever interpreted as HTML. */
export function AnswerText({ answer, citationNumbers, onCitation }: AnswerTextProps) {
  return (
    <div className="flex max-w-prose flex-col gap-3 text-base leading-7 sm:text-[1.0625rem]">
      {formatAnswer(answer, citationNumbers).map((parts, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- an answer never changes
        <p key={place} dir="auto" className="whitespace-pre-line">
          <Parts parts={parts} onCitation={onCitation} />
        </p>
      ))}
    </div>
  )
}

type PartsProps = { parts: readonly AnswerPart[]; onCitation: (number: number) => void }

function Parts({ parts, onCitation }: PartsProps) {
  return parts.map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- an answer never changes
    <Fragment key={place}>
      <Part part={part} onCitation={onCitation} />
    </Fragment>
  ))
}

function Part({ part, onCitation }: { part: AnswerPart; onCitation: (number: number) => void }) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'bold':
      return (
        <strong className={cn('font-semibold', isShort(part.parts) && 'whitespace-nowrap')}>
          <Parts parts={part.parts} onCitation={onCitation} />
        </strong>
      )
    case 'number':
      return <strong className="font-semibold tabular-nums">{part.text}</strong>
    case 'citation':
      return (
        <button
          type="button"
          data-inline=""
          aria-label={t('Source {number}', { number: part.number })}
          onClick={() => onCitation(part.number)}
          className="mx-0.5 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1.5 align-text-top text-xs font-semibold text-accent-foreground tabular-nums transition-colors hover:bg-primary hover:text-primary-foreground"
        >
          {part.number}
        </button>
      )
  }
}

/** A short figure stays on one line, whatever its characters. */
const isShort = (parts: readonly AnswerPart[]) =>
  parts.every((part) => part.kind === 'text' && part.text.length <= 24)
