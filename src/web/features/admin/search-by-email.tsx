import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { t } from '#web/words/translate.ts'

type SearchByEmailProps = { text: string; onSearch: (text: string) => void }

export function SearchByEmail({ text, onSearch }: SearchByEmailProps) {
  const [entered, setEntered] = useState(text)
  const [known, setKnown] = useState(text)
  // Going back changes the search.
  if (known !== text) {
    setKnown(text)
    setEntered(text)
  }
  return (
    <search>
      <form
        className="flex max-w-md gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(entered.trim())
        }}
      >
        <Input
          type="search"
          aria-label={t('Search by email')}
          placeholder={t('A part of an email')}
          className="min-h-11 sm:min-h-10"
          autoComplete="off"
          value={entered}
          maxLength={200}
          onChange={(event) => {
            setEntered(event.target.value)
            if (event.target.value === '' && text !== '') onSearch('')
          }}
        />
        <Button type="submit" variant="outline" className="min-h-11 sm:min-h-10">
          <Search aria-hidden />
          {t('Search')}
        </Button>
      </form>
    </search>
  )
}
