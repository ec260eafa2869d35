import { useState } from 'react'
import type { PeopleSuggestion, PersonView } from '#shared/people.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatCount } from '#web/format/count.ts'
import { t } from '#web/words/translate.ts'
import { exchangedText, identitiesText, reasonText } from './format-people.ts'
import type { PeopleChanges } from './use-people-changes.ts'

/** Shown at first; the others on demand. */
const shownFirst = 3

type SuggestionListProps = {
  suggestions: readonly PeopleSuggestion[]
  /** Of which these are the likeliest. */
  total: number
  changes: PeopleChanges
}

/** Pairs that may be the same person; nobody is joined by name until the person confirms it. */
export function SuggestionList({ suggestions, total, changes }: SuggestionListProps) {
  const [all, setAll] = useState(false)
  if (suggestions.length === 0) return null
  const shown = all ? suggestions : suggestions.slice(0, shownFirst)
  const more = suggestions.length - shown.length
  return (
    <section aria-labelledby="same-people" className="flex flex-col gap-3">
      <h2 id="same-people" className="text-base leading-6 font-semibold">
        {t('Are these the same person?')}
      </h2>
      <ul aria-labelledby="same-people" className="flex flex-col gap-3">
        {shown.map((suggestion) => (
          <li key={suggestion.id}>
            <Suggestion suggestion={suggestion} changes={changes} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="outline" className="self-start" onClick={() => setAll(true)}>
          {t('Show {more} more', { more: formatCount(more) })}
        </Button>
      )}
      {more === 0 && suggestions.length < total && (
        <p className="text-sm text-muted-foreground">
          {t('These are the {shown} likeliest of {total}. The others follow as you answer.', {
            shown: formatCount(suggestions.length),
            total: formatCount(total),
          })}
        </p>
      )}
    </section>
  )
}

/** The list of people below is complete without them. */
export function SuggestionsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      {t('Suggestions of who may be the same person could not be loaded.')}
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}

type SuggestionProps = { suggestion: PeopleSuggestion; changes: PeopleChanges }

function Suggestion({ suggestion, changes }: SuggestionProps) {
  const [one, other] = suggestion.people
  const both = t('{name} and {name2}', { name: one.name, name2: other.name })
  return (
    <Card className="gap-3 p-4 sm:p-5">
      <div className="grid gap-3 sm:grid-cols-2">
        <Half person={one} />
        <Half person={other} />
      </div>
      <ul className="text-sm text-muted-foreground">
        {suggestion.reasons.map((reason) => (
          <li key={reason.code}>{reasonText(reason)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button disabled={changes.pending} onClick={() => changes.answer(suggestion, 'accept')}>
          {t('Yes, join them')}
          <span className="sr-only">: {both}</span>
        </Button>
        <Button
          variant="outline"
          disabled={changes.pending}
          onClick={() => changes.answer(suggestion, 'reject')}
        >
          {t('No, two people')}
          <span className="sr-only">: {both}</span>
        </Button>
      </div>
    </Card>
  )
}

function Half({ person }: { person: PersonView }) {
  return (
    <div className="flex min-w-0 flex-col rounded-md bg-muted/60 p-3">
      <span className="font-medium break-words">{person.name}</span>
      <span className="text-sm break-words text-muted-foreground">
        {identitiesText(person) || person.services.join(' · ')}
      </span>
      <span className="text-sm text-muted-foreground">{exchangedText(person)}</span>
    </div>
  )
}
