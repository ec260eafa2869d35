import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ConsentView, Destination } from '#shared/assistants.ts'
import type { ApiKeyScope } from '#shared/api-keys.ts'
import { meQuery } from '#web/parts/session/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent } from '#web/ui/card.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { t } from '#web/words/translate.ts'

type ConsentCardProps = {
  asked: ConsentView
  /** The answer being sent. */
  answering: boolean | undefined
  error: string | undefined
  onAnswer: (allow: boolean) => void
}

/** Who is asking, what the access includes, and the person's answer. */
export function ConsentCard({ asked, answering, error, onAnswer }: ConsentCardProps) {
  const { data: me } = useQuery(meQuery)
  const isBusy = answering !== undefined
  return (
    <Card>
      <CardContent className="flex flex-col gap-5">
        {me?.email !== undefined && (
          <p className="text-sm wrap-anywhere text-muted-foreground">
            {t('You are logged in as {email}.', { email: me.email })}
          </p>
        )}
        <ul aria-label={t('It may')} className="flex flex-col gap-2.5">
          {asked.scopes.map((scope) => (
            <li key={scope} className="flex gap-2.5">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
              {allows[scope]}
            </li>
          ))}
        </ul>
        <div className="flex flex-col gap-2 text-sm text-muted-foreground">
          <p>
            {t(
              'It cannot change or delete anything. What it reads goes to whoever runs it, and it keeps its access until you disconnect it in Account.',
            )}
          </p>
          <p>
            {t(
              'Anyone can choose this name. Allow it only if you have just connected the assistant yourself.',
            )}{' '}
            <span className="wrap-anywhere">{destinationText(asked.destination)}</span>
          </p>
        </div>
        <FormError>{error}</FormError>
        <div className="flex flex-wrap gap-2">
          <Button disabled={isBusy} onClick={() => onAnswer(true)}>
            {answering === true ? t('Allowing...') : t('Allow')}
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={() => onAnswer(false)}>
            {t('Don’t allow')}
          </Button>
        </div>
      </CardContent>
    </Card>
  )
}

const allows: Record<ApiKeyScope, string> = {
  ask: t('Ask questions, and search and read everything that you keep here'),
  records: t('Records: mails, messages, money and everything else from sources'),
  questions: t('Questions: what you asked, and the answers'),
  documents: t('Documents: your files'),
  import: t('Importing: adds files, and sees your data sources and the progress of imports'),
}

function destinationText({ kind, name }: Destination): string {
  switch (kind) {
    case 'site':
      return t('You then continue to {name}.', { name })
    case 'app':
      return t('You then continue to the app “{name}”.', { name })
    case 'computer':
      return t('You then continue to a program on this computer.')
    default:
      return kind satisfies never
  }
}
