import { Search } from 'lucide-react'
import { notify } from '#web/ui/notice.tsx'
import { cn } from '#web/ui/cn.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { usePageState } from '#web/use-page-state.ts'
import { t } from '#web/words/translate.ts'
import { emptyHistory, newerSearch, olderSearch, rememberSearch, textAt } from './search-history.ts'

type SearchBoxProps = {
  text: string
  onText: (text: string) => void
  pending: boolean
  /** The tags in use, and the one that the search is narrowed to; empty for none. */
  tags: readonly string[]
  tag: string
  onTag: (tag: string) => void
  onSearch: (query: string) => void
}

/** The arrow keys step through this page's searches, which are not stored. */
export function SearchBox(props: SearchBoxProps) {
  const { text, onText, pending, tags, tag, onTag, onSearch } = props
  const hasTags = tags.length > 0 || tag !== ''
  const [, setHistory, latestHistory] = usePageState('document-search-history', emptyHistory)
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
    setHistory(rememberSearch(latestHistory(), query))
    onSearch(query)
  }
  const step = (isOlder: boolean) => {
    const history = latestHistory()
    const next = isOlder ? olderSearch(history, text) : newerSearch(history)
    if (next === history) return
    setHistory(next)
    onText(textAt(next))
  }

  return (
    <search className="w-full">
      <form
        className={cn('flex gap-2', hasTags && 'flex-wrap sm:flex-nowrap')}
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
            step(event.key === 'ArrowUp')
          }}
        />
        {hasTags && (
          <Select
            aria-label={t('Search in tag')}
            className="w-auto min-w-0 flex-1 sm:max-w-48 sm:flex-none"
            value={tag}
            onChange={({ target: { value } }) => onTag(value)}
          >
            <option value="">{t('All documents')}</option>
            {(tag === '' || tags.includes(tag) ? tags : [tag, ...tags]).map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        )}
        <Button type="submit" variant="outline" disabled={pending}>
          {pending ? <Spinner /> : <Search aria-hidden />}
          {t('Search')}
        </Button>
      </form>
    </search>
  )
}
