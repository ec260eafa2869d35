import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/card.tsx'
import { t } from '#web/words/translate.ts'

const tips = [
  [t('Name a period'), t('in March 2026, last year, since June')],
  [t('Say what to compute'), t('total, average, highest, how many')],
  [t('Group the result'), t('by month, by category')],
  [t('Compare two sides'), t('compare March with February')],
  [t('Use the words of your columns'), t('Trove understands the headings of your sheet best')],
] as const

export function QueryTips() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Query Tips')}</CardTitle>
      </CardHeader>
      <CardContent className="pt-3 sm:pt-3">
        <ul className="flex flex-col gap-3 text-sm">
          {tips.map(([tip, example]) => (
            <li key={tip} className="flex flex-col">
              <span className="font-medium">{tip}</span>
              <span className="text-muted-foreground">{example}</span>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  )
}
