import type { AnswerPart } from '#shared/answers.ts'
import type { Correction } from '#shared/readings.ts'
import { t } from '#web/words/translate.ts'
import { AnswerDetails } from './answer-details.tsx'
import { UnderstoodAs } from './understood-as.tsx'

type AnswerPartsProps = {
  parts: readonly AnswerPart[] | undefined
  /** Asks the whole question again; absent if the answer is no longer the last one. */
  onCorrect?: ((reading: Correction) => void) | undefined
  onForget?: ((id: string) => void) | undefined
}

/** The queries of each step, or of each of several questions; each can be corrected. */
export function AnswerParts({ parts = [], ...on }: AnswerPartsProps) {
  if (parts.length === 0) return null
  return (
    <ol aria-label={t('What was looked up')} className="flex flex-col gap-5">
      {parts.map(({ title, understood, readings, ...asked }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts never move
        <li key={place} className="flex min-w-0 flex-col gap-2 border-l-2 pl-4">
          <p className="text-sm font-medium wrap-anywhere">{title}</p>
          <UnderstoodAs sentence={understood} readings={readings} {...on} />
          <AnswerDetails title={t('Query, SQL and rows')} {...asked} />
        </li>
      ))}
    </ol>
  )
}

/** The statement and rows of the whole answer, unless they belong to a part. */
export function wholeAnswer<
  Answer extends { sql?: string | undefined; parts?: AnswerPart[] | undefined },
>(answer: Answer): Answer {
  const isOfPart = answer.parts?.some(({ sql }) => sql !== undefined && sql === answer.sql)
  return isOfPart ? { ...answer, sql: undefined, table: undefined } : answer
}
