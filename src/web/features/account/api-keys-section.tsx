import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CreatedApiKey } from '#shared/api-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'
import { ApiKeyCreated } from './api-keys-created.tsx'
import { ApiKeyForm } from './api-keys-form.tsx'
import { apiKeysQuery } from './api-keys-queries.ts'
import { ApiKeyRow } from './api-keys-row.tsx'
import { CopyLine } from '#web/ui/copy-line.tsx'
import { Section } from './section.tsx'

/** Keys with which another Trove, or any program, reads the person's data. */
export function ApiKeysSection({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(apiKeysQuery)
  const [created, setCreated] = useState<CreatedApiKey>()
  return (
    <Section
      title={t('API keys')}
      description={t(
        'A key lets another Trove, an assistant or the command line use what you keep here. It cannot change or delete anything; with “Importing” it can add files.',
      )}
    >
      {created && (
        <ApiKeyCreated created={created} userId={userId} onDone={() => setCreated(undefined)} />
      )}
      {data ? (
        <>
          {data.length > 0 && (
            <ul aria-label={t('API keys')} className="flex flex-col divide-y rounded-md border">
              {data.map((key) => (
                <ApiKeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          )}
          {!created && <CopyLine label={t('Your user id')} value={userId} />}
        </>
      ) : error ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          {t('The keys could not be loaded.')}
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      <ApiKeyForm onCreated={setCreated} />
    </Section>
  )
}
