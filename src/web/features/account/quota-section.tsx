import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#web/format/count.ts'
import { formatMoment } from '#web/format/dates.ts'
import { formatFileSize } from '#web/format/file-size.ts'
import { quotaQuery } from '#web/parts/documents/queries.ts'
import { Progress } from '#web/ui/progress.tsx'
import { rich } from '#web/words/rich.tsx'
import { t } from '#web/words/translate.ts'
import { Section } from './section.tsx'

/** What the person may store and ask, where that is limited. */
export function QuotaSection() {
  const { data: quota } = useQuery({ ...quotaQuery, refetchOnMount: 'always' })
  if (!quota) return null
  const { documents, bytes, questions } = quota
  if (!documents && !bytes && !questions) return null
  return (
    <Section
      title={t('Limits')}
      description={t('How much you can keep and ask here. An admin of this Trove can change it.')}
    >
      {documents && <Share name={t('Documents')} {...documents} format={formatCount} />}
      {bytes && <Share name={t('Storage')} {...bytes} format={formatFileSize} />}
      {questions && (
        <>
          <Share name={t('Questions today')} {...questions} format={formatCount} />
          <p className="text-sm text-muted-foreground">
            {rich('The count starts again at {time}.', {
              time: <time dateTime={questions.resetsAt}>{formatMoment(questions.resetsAt)}</time>,
            })}
          </p>
        </>
      )}
    </Section>
  )
}

type ShareProps = { name: string; used: number; most: number; format: (amount: number) => string }

function Share({ name, used, most, format }: ShareProps) {
  return (
    <div className="flex max-w-md flex-col gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">{name}</span>
        <span className="text-muted-foreground tabular-nums">
          {t('{used} of {most}', { used: format(used), most: format(most) })}
        </span>
      </p>
      <Progress aria-label={name} value={most === 0 ? 100 : (used / most) * 100} />
    </div>
  )
}
