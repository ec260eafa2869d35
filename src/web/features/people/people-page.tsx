import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { PersonView } from '#shared/people.ts'
import { screenHeads } from '#shared/screens.ts'
import { ChangeBar } from '#web/ui/change-bar.tsx'
import { ListLoading } from '#web/ui/list-states.tsx'
import { Page } from '#web/ui/page.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonPanel } from './person-panel.tsx'
import { peopleQuery, peopleSearch, suggestionsQuery } from './queries.ts'
import { SearchPeople } from './search-people.tsx'
import { SuggestionList, SuggestionsFailed } from './suggestion-list.tsx'
import { usePeopleChanges } from './use-people-changes.ts'
import { t } from '#web/words/translate.ts'

/** Everyone in the person's sources, each once. */
export function PeoplePage() {
  const { q = '', person } = peopleSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const show = (search: { q?: string | undefined; person?: string | undefined }) =>
    void navigate({ to: '/people', search, resetScroll: search.person !== undefined })
  // A person whose strongest identity changed has a new id; the old one still leads there.
  const follow = (changed: PersonView | null) => {
    if (person !== undefined && changed === null) show({ q: q || undefined })
  }
  const changes = usePeopleChanges(follow)

  return (
    <Page {...screenHeads.people}>
      {person === undefined ? (
        <Everyone q={q} onShow={show} changes={changes} />
      ) : (
        <PersonPanel id={person} changes={changes} onBack={() => show({ q: q || undefined })} />
      )}
      <ChangeBar
        change={changes.last && { text: changes.last.text, undo: () => changes.undo() }}
        pending={changes.pending}
        onDismiss={changes.dismiss}
      />
    </Page>
  )
}

type EveryoneProps = {
  q: string
  onShow: (search: { q?: string | undefined; person?: string | undefined }) => void
  changes: ReturnType<typeof usePeopleChanges>
}

function Everyone({ q, onShow, changes }: EveryoneProps) {
  const list = useInfiniteQuery(peopleQuery(q))
  const suggestions = useQuery(suggestionsQuery)
  // Both at once, so that the second pushes nothing down.
  if (suggestions.isPending && !list.isError) return <ListLoading items={t('your people')} end />
  return (
    <>
      {suggestions.data ? (
        <SuggestionList {...suggestions.data} changes={changes} />
      ) : (
        suggestions.isError && <SuggestionsFailed onRetry={() => void suggestions.refetch()} />
      )}
      {(q !== '' || list.data?.people.length !== 0) && (
        <SearchPeople key={q} text={q} onSearch={(text) => onShow({ q: text || undefined })} />
      )}
      <PeopleList
        list={list}
        filtered={q !== ''}
        onClear={() => onShow({})}
        search={{ q: q || undefined }}
        changes={changes}
      />
    </>
  )
}
