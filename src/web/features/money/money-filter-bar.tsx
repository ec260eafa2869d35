import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { moneyCategories, moneyCategory, type MoneySummary } from '#shared/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { t, tServer } from '#web/words/translate.ts'
import type { MoneyFilters } from './queries.ts'

type MoneyFilterBarProps = {
  filters: MoneyFilters
  summary: MoneySummary | undefined
  onChange: (changed: Partial<MoneyFilters>) => void
}

const orNone = (value: string) => (value === '' ? undefined : value)

/** Filters for transactions. */
export function MoneyFilterBar({ filters, summary, onChange }: MoneyFilterBarProps) {
  const { account = '', category = '' } = filters
  return (
    <search className="grid grid-cols-2 gap-2 lg:flex lg:flex-wrap">
      <SearchBox
        key={filters.q ?? ''}
        text={filters.q ?? ''}
        onSearch={(text) => onChange({ q: orNone(text) })}
      />
      <Select
        aria-label={t('Account')}
        className="lg:w-auto lg:max-w-full"
        value={account}
        onChange={(event) => onChange({ account: orNone(event.target.value) })}
      >
        <option value="">{t('All accounts')}</option>
        {summary?.accounts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('Category')}
        className="lg:w-auto lg:max-w-full"
        value={category}
        onChange={(event) =>
          onChange({ category: moneyCategory.safeParse(event.target.value).data })
        }
      >
        <option value="">{t('All categories')}</option>
        {moneyCategories.map((name) => (
          <option key={name} value={name}>
            {tServer(name)}
          </option>
        ))}
      </Select>
    </search>
  )
}

function SearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [entered, setEntered] = useState(text)
  return (
    <form
      className="col-span-2 flex gap-2 lg:flex-1 lg:basis-64"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(entered.trim())
      }}
    >
      <Input
        type="text"
        enterKeyHint="search"
        aria-label={t('Search transactions')}
        placeholder={t('Merchant, text or amount')}
        autoComplete="off"
        value={entered}
        maxLength={200}
        onChange={(event) => setEntered(event.target.value)}
      />
      {text !== '' && (
        <Button
          variant="outline"
          size="icon"
          aria-label={t('Clear search')}
          onClick={() => onSearch('')}
        >
          <X aria-hidden />
        </Button>
      )}
      <Button type="submit" variant="outline" size="icon" aria-label={t('Search')}>
        <Search aria-hidden />
      </Button>
    </form>
  )
}
