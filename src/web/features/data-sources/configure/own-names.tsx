import { OneLine } from '#web/ui/one-line.tsx'
import { t } from '#web/words/translate.ts'
import { toggled } from './settings.ts'

type OwnNamesProps = {
  authors: readonly string[]
  value: readonly string[]
  onChange: (names: readonly string[]) => void
}

/** The person's names in its chats, if their exports do not tell. */
export function OwnNames({ authors, value, onChange }: OwnNamesProps) {
  if (authors.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t('Which of these is you?')}</legend>
      <div className="grid max-h-52 grid-cols-1 gap-x-4 overflow-y-auto rounded-md border p-2 sm:grid-cols-2">
        {authors.map((name) => (
          <label
            key={name}
            className="flex min-h-8 touch:min-h-11 cursor-pointer items-center gap-2 rounded px-1 text-sm hover:bg-secondary"
          >
            <input
              type="checkbox"
              checked={value.includes(name)}
              onChange={() => onChange(toggled(value, name))}
              className="size-4 shrink-0 accent-primary"
            />
            <OneLine text={name} />
          </label>
        ))}
      </div>
      <p className="text-sm text-muted-foreground">
        {t(
          'Chat exports don’t say which name is yours. Choose it, and Trove can tell your messages from other people’s.',
        )}
      </p>
    </fieldset>
  )
}
