import { Badge } from '#web/ui/badge.tsx'
import { t } from '#web/words/translate.ts'

type TagListProps = { tags: readonly string[]; onChoose: (tag: string) => void }

/** A document's tags; each filters the list. */
export function TagList({ tags, onChoose }: TagListProps) {
  return (
    <ul aria-label={t('Tags')} className="relative z-10 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="flex min-w-0">
          <button
            type="button"
            aria-label={t('Show documents tagged “{tag}”', { tag })}
            title={t('Show documents tagged “{tag}”', { tag })}
            className="flex min-w-0 rounded-full py-1 touch:py-2.5"
            onClick={() => onChoose(tag)}
          >
            <Badge variant="secondary" className="max-w-40 hover:bg-accent">
              <span dir="auto" className="truncate">
                {tag}
              </span>
            </Badge>
          </button>
        </li>
      ))}
    </ul>
  )
}
