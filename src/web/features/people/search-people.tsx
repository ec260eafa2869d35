import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { t } from '#web/words/translate.ts'

type SearchPeopleProps = { text: string; onSearch: (text: string) => void }

export function SearchPeople({ text, onSearch }: SearchPeopleProps) {
  const [entered, setEntered] = useState(text)
  return (
    <search>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(entered.trim())
        }}
      >
        <Input
          type="search"
          aria-label={t('Search people')}
          placeholder={t('Name, address or number')}
          value={entered}
          maxLength={200}
          onChange={(event) => {
            setEntered(event.target.value)
            if (event.target.value === '' && text !== '') onSearch('')
          }}
        />
        <Button type="submit" variant="outline">
          <Search aria-hidden />
          {t('Search')}
        </Button>
      </form>
    </search>
  )
}
