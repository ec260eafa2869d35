import { useMutation, useQuery } from '@tanstack/react-query'
import { Unplug } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { authorizationRequest, type AuthorizationRequest } from '#shared/assistants.ts'
import { answerAuthorization, readAuthorization } from '#shared/calls/assistants.ts'
import { requestJson } from '#web/api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'
import { ConsentCard } from './consent-card.tsx'

/** Where an assistant sends a person to be granted access. */
export function AuthorizePage() {
  const [request] = useState(() =>
    z.safeParse(authorizationRequest, Object.fromEntries(new URLSearchParams(location.search))),
  )
  return request.success ? (
    <Consent request={request.data} />
  ) : (
    <Problem text={t('Start again from the assistant that you want to connect.')} />
  )
}

function Consent({ request }: { request: AuthorizationRequest }) {
  const asked = useQuery({
    queryKey: ['authorization', request],
    queryFn: ({ signal }) => requestJson(readAuthorization, { json: request, signal }),
    retry: false,
    staleTime: Infinity,
  })
  const answer = useMutation({
    mutationFn: (allow: boolean) => requestJson(answerAuthorization, { json: { request, allow } }),
    onSuccess: ({ location: next }) => window.location.assign(next),
  })
  if (asked.error) return <Problem text={asked.error.message} />
  if (!asked.data) {
    return (
      <Page title={t('Connect an assistant')} width="narrow">
        <Skeleton className="h-72 w-full" />
      </Page>
    )
  }
  const { name } = asked.data
  if (answer.isSuccess) {
    return (
      <Page
        title={
          answer.variables
            ? t('{name} is connected', { name })
            : t('{name} is not connected', { name })
        }
        width="narrow"
      >
        <p>{t('You can close this page and go back to the assistant.')}</p>
      </Page>
    )
  }
  return (
    <Page title={t('Let {name} use your Trove?', { name })} width="narrow">
      <ConsentCard
        asked={asked.data}
        answering={answer.isPending ? answer.variables : undefined}
        error={answer.error?.message}
        onAnswer={answer.mutate}
      />
    </Page>
  )
}

const Problem = ({ text }: { text: string }) => (
  <EmptyState
    icon={Unplug}
    title={t('No assistant can be connected here')}
    description={text}
    heading="h1"
    className="min-h-[60dvh] justify-center"
  />
)
