import { Link } from '@tanstack/react-router'
import type { PersonView } from '#shared/people.ts'
import { Badge } from '#web/ui/badge.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { t } from '#web/words/translate.ts'
import { relationsText } from './relations.ts'
import { dayText, exchangedText, identitiesText } from './format-people.ts'

type PersonRowProps = {
  person: PersonView
  search: { q: string | undefined }
  chosen: boolean
  onToggle: () => void
}

export function PersonRow({ person, search, chosen, onToggle }: PersonRowProps) {
  const { id, name, isMe, services, relations, lastContact } = person
  const last = dayText(lastContact)
  return (
    <div className="flex items-center gap-3 px-4 py-3 sm:px-5">
      <label className="-m-3.5 flex p-3.5">
        <input
          type="checkbox"
          aria-label={t('Select {name}', { name })}
          className="size-4 accent-primary"
          checked={chosen}
          onChange={onToggle}
        />
      </label>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Link
            to="/people"
            search={{ ...search, person: id }}
            dir="auto"
            title={name}
            className="min-w-0 truncate text-left font-medium underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          {isMe && <Badge variant="secondary">{t('You')}</Badge>}
          {relations.length > 0 && <Badge variant="accent">{relationsText(relations)}</Badge>}
        </span>
        <span className="text-sm sm:text-right sm:whitespace-nowrap">
          {!isMe && exchangedText(person)}
        </span>
        <OneLine text={identitiesText(person)} className="text-sm text-muted-foreground" />
        <span className="text-sm text-muted-foreground sm:text-right">
          {[services.slice(0, 3).join(', '), last].filter((part) => part !== '').join(' · ')}
        </span>
      </div>
    </div>
  )
}
