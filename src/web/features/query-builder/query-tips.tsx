import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/card.tsx'

const tips = [
  ['Name a period', 'in March 2026, last year, since June'],
  ['Say what to compute', 'total, average, highest, how many'],
  ['Group the result', 'by month, by category'],
  ['Compare two sides', 'compare March with February'],
  ['Use the words of your columns', 'the headings of your sheet are understood best'],
] as const

export function QueryTips() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Query Tips</CardTitle>
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
