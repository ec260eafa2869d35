import type { Citation } from '#shared/answers.ts'
import type { LabResult, LabSeries } from '#shared/health.ts'
import { dayText } from '#shared/written.ts'
import { language } from '#web/format/region.ts'
import { Badge } from '#web/ui/badge.tsx'
import { t, tn } from '#web/words/translate.ts'
import { flagOf, referenceText, resultText } from './health-text.ts'
import { RangeMark } from './range-mark.tsx'

type LabRowProps = { series: LabSeries; onOpen: (citation: Citation) => void }

/** The newest result of one test, and the earlier ones. */
export function LabRow({ series: { name, unit, results }, onOpen }: LabRowProps) {
  const [latest, ...earlier] = results
  if (latest === undefined) return null
  const reference = referenceText(latest)
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_12rem_7rem]">
        <div className="flex min-w-0 flex-col">
          <ResultName name={name} result={latest} onOpen={onOpen} />
          <span className="text-xs text-muted-foreground">
            {[
              latest.date === '' ? '' : dayText(latest.date, language()),
              reference === ''
                ? ''
                : t('Reference range {reference} {unit}', { reference, unit }).trim(),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
        </div>
        <div className="max-sm:col-span-2 max-sm:row-start-2 sm:pt-2">
          <RangeMark result={latest} />
        </div>
        <div className="flex flex-col items-end gap-1">
          <span className="font-medium whitespace-nowrap tabular-nums">
            {resultText(latest)}{' '}
            <span className="text-sm font-normal text-muted-foreground">{unit}</span>
          </span>
          <Flag result={latest} />
        </div>
      </div>
      {earlier.length > 0 && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer py-1 text-muted-foreground hover:text-foreground touch:min-h-11 touch:py-3">
            {tn(earlier.length, '{count} earlier result', '{count} earlier results')}
            <span className="sr-only"> {t('of {name}', { name })}</span>
          </summary>
          <ul className="flex flex-col gap-1 border-l py-1 pl-3">
            {earlier.map((result) => (
              <li key={result.id} className="flex flex-wrap items-center justify-between gap-x-3">
                <span className="text-muted-foreground">
                  {result.date === '' ? t('Without a date') : dayText(result.date, language())}
                </span>
                <span className="flex items-center gap-2 tabular-nums">
                  <Flag result={result} />
                  {`${resultText(result)} ${unit}`.trim()}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function Flag({ result }: { result: LabResult }) {
  const flag = flagOf(result)
  if (flag === undefined) return null
  return <Badge variant={flag.isNormal ? 'outline' : 'warning'}>{flag.text}</Badge>
}

type ResultNameProps = { name: string; result: LabResult; onOpen: (citation: Citation) => void }

/** Links to the document that contains the result. */
function ResultName({ name, result, onOpen }: ResultNameProps) {
  const { documentId, documentName = '', locator } = result
  if (documentId === undefined || locator === undefined) {
    return <span className="font-medium break-words">{name}</span>
  }
  return (
    <button
      type="button"
      className="w-fit text-left font-medium break-words underline-offset-4 hover:underline touch:min-h-11"
      onClick={() => onOpen({ number: 1, documentId, documentName, quote: '', locator })}
    >
      {name}
    </button>
  )
}
