import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { AdminPerson } from '#shared/administration.ts'
import type { QuotaLimits } from '#shared/quotas.ts'
import { Panel, PanelProblem } from '#web/ui/panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/list-states.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t, tn } from '#web/words/translate.ts'
import { PersonRow } from './person-row.tsx'
import { adminSearch, peopleQuery } from './queries.ts'
import { SearchByEmail } from './search-by-email.tsx'

/** Everybody with an account, and an admin's actions on it. */
export function PeoplePanel() {
  const { q = '' } = adminSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const search = (text: string) =>
    void navigate({ to: '/admin', search: { q: text || undefined }, resetScroll: false })
  const list = useInfiniteQuery(peopleQuery(q))
  return (
    <Panel
      title={t('People')}
      description={t(
        'Everyone with an account. What they store and ask stays private: only counts are shown here.',
      )}
    >
      <div className="flex flex-col gap-4">
        <SearchByEmail text={q} onSearch={search} />
        {list.data ? (
          <Everybody list={list} data={list.data} onClear={() => search('')} />
        ) : list.error ? (
          <PanelProblem error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <div aria-busy className="flex flex-col gap-3">
            {['a', 'b', 'c'].map((row) => (
              <Skeleton key={row} className="h-16 w-full" />
            ))}
          </div>
        )}
      </div>
    </Panel>
  )
}

type Found = { people: AdminPerson[]; total: number; defaults: QuotaLimits }
type EverybodyProps = { list: UseInfiniteQueryResult<Found>; data: Found; onClear: () => void }

function Everybody({ list, data: { people, total, defaults }, onClear }: EverybodyProps) {
  if (people.length === 0) {
    return (
      <EmptyState icon={SearchX} title={t('No email matches')} className="py-8 sm:py-8">
        <Button variant="outline" onClick={onClear}>
          {t('Show everybody')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <>
      <p aria-live="polite" className="text-sm text-muted-foreground">
        {tn(total, '{count} person', '{count} people')}
        {list.error && <span className="text-destructive">{t('– the last update failed.')}</span>}
      </p>
      <ul
        aria-label={t('People')}
        className={list.isPlaceholderData ? 'divide-y opacity-60' : 'divide-y'}
      >
        {people.map((person) => (
          <PersonRow key={person.id} person={person} defaults={defaults} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  )
}
