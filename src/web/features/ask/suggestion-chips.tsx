import { useQuery } from '@tanstack/react-query'
import { QuestionChip } from './question-chip.tsx'
import { suggestionsQuery } from './queries.ts'

/** What the server proposes to ask. Nothing stands here while there is nothing to propose. */
export function SuggestionChips({ onPick }: { onPick: (question: string) => void }) {
  const { data: suggestions = [] } = useQuery(suggestionsQuery)
  if (suggestions.length === 0) return null
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap justify-center gap-2">
      {suggestions.map((suggestion) => (
        <li key={suggestion} className="max-w-full">
          <QuestionChip question={suggestion} onPick={onPick} />
        </li>
      ))}
    </ul>
  )
}
