import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import type { PersonView } from '#shared/people.ts'
import { reasonOf } from '#web/ui/panel.tsx'
import { NothingImported } from '#web/parts/sources/nothing-imported.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ListLoading, LoadFailed, LoadMore, NothingFits } from '#web/ui/list-states.tsx'
import { t, tn } from '#web/words/translate.ts'
import { PersonRow } from './person-row.tsx'
import type { PeopleChanges } from './use-people-changes.ts'

type PeopleListProps = {
  list: UseInfiniteQueryResult<{ people: PersonView[]; total: number }>
  /** Whether a filter is active, so that an empty list does not mean that there is nobody. */
  filtered: boolean
  onClear: () => void
  search: { q: string | undefined }
  changes: PeopleChanges
}

/** People with most contact first; several can be selected and joined. */
export function PeopleList({ list, filtered, onClear, search, changes }: PeopleListProps) {
  const [chosen, setChosen] = useState<readonly PersonView[]>([])
  if (!list.data) {
    if (!list.isError) return <ListLoading items={t('your people')} end />
    return (
      <LoadFailed
        title={t('Your people could not be loaded')}
        reason={reasonOf(list.error)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { people, total } = list.data
  if (people.length === 0) {
    if (filtered) {
      return (
        <NothingFits title={t('Nobody matches')} action={t('Show everyone')} onShowAll={onClear} />
      )
    }
    return (
      <NothingImported
        icon={UsersRound}
        title={t('Nobody yet')}
        description={t(
          'Connect a mailbox, or import chats or contacts. Then this page shows whom you are in touch with.',
        )}
      />
    )
  }
  const isChosen = ({ id }: PersonView) => chosen.some((each) => each.id === id)
  const toggle = (person: PersonView) =>
    setChosen(isChosen(person) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])
  return (
    <section aria-label={t('Everyone')} className="flex min-w-0 flex-col gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm text-muted-foreground" aria-live="polite">
          {tn(total, '{count} person', '{count} people')}
        </h2>
        {chosen.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <Button
              size="sm"
              disabled={chosen.length < 2 || changes.pending}
              onClick={() => {
                changes.join(chosen)
                setChosen([])
              }}
            >
              {chosen.length < 2
                ? t('Select another to join')
                : t('Join {length} people', { length: chosen.length })}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setChosen([])}>
              {t('Cancel')}
            </Button>
          </div>
        )}
      </div>
      <Card className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
        <ul className="divide-y">
          {people.map((person) => (
            <li key={person.id}>
              <PersonRow
                person={person}
                search={search}
                chosen={isChosen(person)}
                onToggle={() => toggle(person)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <LoadMore list={list} />
    </section>
  )
}
