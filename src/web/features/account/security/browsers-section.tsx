import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignedInBrowser } from '#shared/account-security.ts'
import { signOut } from '#web/parts/session/sign-out.ts'
import { formatMoment, formatUploadedAt } from '#web/format/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/notice.tsx'
import { rich } from '#web/words/rich.tsx'
import { t } from '#web/words/translate.ts'
import { Section } from '../section.tsx'
import { Loaded } from './loaded.tsx'
import { browsersQuery, logOutBrowser, logOutOthers } from './queries.ts'

/** The person's sessions, and logging them out. */
export function BrowsersSection() {
  const query = useQuery(browsersQuery)
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: browsersQuery.queryKey })
  const onError = ({ message }: Error) =>
    notify({ title: t('Error'), description: message, destructive: true })
  const others = useMutation({
    mutationFn: logOutOthers,
    onSuccess: () => notify({ title: t('All other browsers are logged out') }),
    onError,
    onSettled: refresh,
  })
  const one = useMutation({ mutationFn: logOutBrowser, onError, onSettled: refresh })
  return (
    <Section
      title={t('Where you are logged in')}
      description={t(
        'A log-in ends after 30 days without a visit from that browser. Logging out all others also disconnects assistants.',
      )}
    >
      <Loaded query={query} items={t('The browsers')}>
        {(browsers) => (
          <>
            <ul aria-label={t('Browsers')} className="flex flex-col divide-y rounded-md border">
              {browsers.map((browser) => (
                <BrowserRow
                  key={browser.id}
                  browser={browser}
                  pending={one.isPending}
                  onLogOut={() =>
                    browser.current ? void signOut(queryClient) : one.mutate(browser.id)
                  }
                />
              ))}
            </ul>
            {browsers.length > 1 && (
              <Button
                variant="outline"
                className="self-start"
                disabled={others.isPending}
                onClick={() => others.mutate()}
              >
                {t('Log out all others')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

type BrowserRowProps = { browser: SignedInBrowser; pending: boolean; onLogOut: () => void }

function BrowserRow({ browser, pending, onLogOut }: BrowserRowProps) {
  const [now] = useState(() => new Date())
  const { current, startedAt, lastUsedAt } = browser
  const name = browser.browser ?? t('An unknown browser')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5 text-sm">
      <div className="flex min-w-0 flex-1 basis-44 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {current && <Badge variant="success">{t('This one')}</Badge>}
        </span>
        <span className="text-muted-foreground">
          {rich('Logged in {span}', {
            span: <span title={formatMoment(startedAt)}>{formatUploadedAt(startedAt, now)}</span>,
          })}
          {!current && (
            <>
              {rich(', last used {span}', {
                span: (
                  <span title={formatMoment(lastUsedAt)}>{formatUploadedAt(lastUsedAt, now)}</span>
                ),
              })}
            </>
          )}
        </span>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={current ? t('Log out here') : t('Log out {name}', { name })}
        disabled={pending}
        onClick={onLogOut}
      >
        {t('Log out')}
      </Button>
    </li>
  )
}
