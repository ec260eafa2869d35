import { QuestionChip } from '#web/parts/question/question-chip.tsx'
import { t } from '#web/words/translate.ts'

type SuggestionChipsProps = { suggestions: readonly string[]; onPick: (question: string) => void }

const shown = 4

/** The server's suggested questions; nothing without any. */
export function SuggestionChips({ suggestions, onPick }: SuggestionChipsProps) {
  if (suggestions.length === 0) return null
  return (
    <ul aria-label={t('Suggestions')} className="flex flex-wrap justify-center gap-2">
      {suggestions.slice(0, shown).map((suggestion) => (
        <li key={suggestion} className="max-w-full">
          <QuestionChip question={suggestion} onPick={onPick} />
        </li>
      ))}
    </ul>
  )
}
