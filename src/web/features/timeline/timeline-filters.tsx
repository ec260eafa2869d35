import { useQuery } from '@tanstack/react-query'
import { uploadsSource } from '#shared/timeline.ts'
import { sourceListQuery } from '#web/parts/sources/queries.ts'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { t } from '#web/words/translate.ts'
import { closestQuery } from './queries.ts'
import type { TimelineSearch } from './search.ts'

type TimelineFiltersProps = {
  search: TimelineSearch
  day: string
  onSearch: (search: TimelineSearch) => void
  onDay: (day: string) => void
}

const orNone = (value: string) => (value === '' ? undefined : value)
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= '1000'

/** The choice of source and person, and of a day. */
export function TimelineFilters({ search, day, onSearch, onDay }: TimelineFiltersProps) {
  const { source = '', person = '' } = search
  const sources = useQuery(sourceListQuery).data ?? []
  const people = useQuery(closestQuery).data ?? []
  return (
    <search className="grid grid-cols-1 gap-2 sm:grid-cols-3">
      <Input
        type="date"
        aria-label={t('Go to a day')}
        value={day}
        max="9999-12-30"
        onChange={({ target: { value } }) => isDay(value) && onDay(value)}
      />
      <Select
        aria-label={t('Source')}
        value={source}
        onChange={({ target: { value } }) => onSearch({ ...search, source: orNone(value) })}
      >
        <option value="">{t('All sources')}</option>
        {sources.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={uploadsSource}>{t('Uploaded documents')}</option>
      </Select>
      <Select
        aria-label={t('Person')}
        value={person}
        onChange={({ target: { value } }) => onSearch({ ...search, person: orNone(value) })}
      >
        <option value="">{t('Everyone')}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {person !== '' && !people.some(({ id }) => id === person) && (
          <option value={person}>{t('The person who was chosen')}</option>
        )}
      </Select>
    </search>
  )
}
