import { t } from '#web/words/translate.ts'
import type { ResultTable as Result, AnswerCard } from '#shared/answers.ts'
import type { ChartSpec } from '#shared/charts.ts'
import { Chart } from '#web/parts/charts/chart.tsx'
import { Part } from '#web/ui/part.tsx'
import { AnswerText } from './answer-text.tsx'
import { ResultTable } from './result-table.tsx'

/** A longer list with a chart is clearer in the chart. */
const longestListWithChart = 12

type AnswerBodyProps = {
  answer: string
  card?: AnswerCard | undefined
  table?: Result | undefined
  chart?: ChartSpec | undefined
  citationNumbers: ReadonlySet<number>
  onCitation: (number: number) => void
}

/** Whether the answer consists of its rows. */
export const isShownAsTable = ({
  card,
  table,
  chart,
}: Omit<AnswerBodyProps, 'answer' | 'citationNumbers' | 'onCitation'>) =>
  card?.isList === true &&
  table !== undefined &&
  !(chart && table.rows.length > longestListWithChart)

/**
 * The key result in large type, its sentence, the comparison, and a list or chart if the answer is
 * one.
 */
export function AnswerBody({ answer, card, table, chart, ...marks }: AnswerBodyProps) {
  const [figure, text] = card ? [card.figure, card.sentence] : headed(answer)
  const isSaid = card !== undefined && text === `**${card.figure}**`
  return (
    <>
      {figure !== undefined && (
        <p
          dir="auto"
          data-figure=""
          className="font-display text-[clamp(2rem,8vw,2.75rem)] leading-tight tracking-tight wrap-anywhere tabular-nums"
        >
          {figure}
        </p>
      )}
      {!isSaid && text !== '' && <AnswerText answer={text} {...marks} />}
      {isShownAsTable({ card, table, chart }) && table && (
        <ResultTable table={table} name={t('The answer as a table')} />
      )}
      {card && card.context.length > 0 && (
        <div className="[&_p]:text-sm [&_p]:leading-6 [&_p]:text-muted-foreground [&>div]:gap-1">
          <AnswerText answer={card.context.join('\n\n')} {...marks} />
        </div>
      )}
      {chart && (
        <Part>
          <Chart spec={chart} />
        </Part>
      )}
    </>
  )
}

const alone = /^\*\*([^*\n]{1,40})\*\*(?:\n\n([\s\S]*))?$/

/** A bold key result on its own line before the text. */
function headed(answer: string): [figure: string | undefined, text: string] {
  const [, figure, text = ''] = alone.exec(answer) ?? []
  return figure === undefined ? [undefined, answer] : [figure, text]
}
