import { Search } from 'lucide-react'
import { notify } from '#web/ui/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { usePageState } from '#web/use-page-state.ts'
import { t } from '#web/words/translate.ts'
import { emptyHistory, newerSearch, olderSearch, rememberSearch, textAt } from './search-history.ts'

type SearchBoxProps = {
  text: string
  onText: (text: string) => void
  pending: boolean
  onSearch: (query: string) => void
}

/** The arrow keys step through this page's searches, which are not stored. */
export function SearchBox({ text, onText, pending, onSearch }: SearchBoxProps) {
  const [history, setHistory] = usePageState('document-search-history', emptyHistory)
  const search = () => {
    const query = text.trim()
    if (query === '') {
      notify({
        title: t('Error'),
        description: t('Please enter a search query'),
        destructive: true,
      })
      return
    }
    setHistory(rememberSearch(history, query))
    onSearch(query)
  }
  const step = (next: typeof history) => {
    if (next === history) return
    setHistory(next)
    onText(textAt(next))
  }

  return (
    <search className="w-full">
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <Input
          type="search"
          aria-label={t('Search documents')}
          placeholder={t('Search your documents')}
          autoComplete="off"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            step(event.key === 'ArrowUp' ? olderSearch(history, text) : newerSearch(history))
          }}
        />
        <Button type="submit" variant="outline" disabled={pending}>
          {pending ? <Spinner /> : <Search aria-hidden />}
          {t('Search')}
        </Button>
      </form>
    </search>
  )
}
