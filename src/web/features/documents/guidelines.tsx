import { readableKinds } from '#shared/file-types.ts'
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/card.tsx'
import { t, tServer } from '#web/words/translate.ts'

export function Guidelines() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Upload Guidelines')}</CardTitle>
      </CardHeader>
      <CardContent className="pt-3 sm:pt-3">
        <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-muted-foreground">
          <li>{tServer(readableKinds)}</li>
          <li>{t('At most 10MB per file')}</li>
          <li>{t('Several files at once; they can also be dropped anywhere on this page')}</li>
          <li>{t('Scanned pages are read too, which takes a little longer')}</li>
        </ul>
      </CardContent>
    </Card>
  )
}
