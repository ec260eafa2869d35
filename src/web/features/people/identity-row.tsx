import { AtSign, Mail, Phone, UserRound, type LucideIcon } from 'lucide-react'
import type { IdentityKind, IdentityView } from '#shared/people.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'
import { kindText, sourceText } from './format-people.ts'

const icons: Record<IdentityKind, LucideIcon> = {
  email: Mail,
  phone: Phone,
  handle: AtSign,
  name: UserRound,
}

type IdentityRowProps = {
  identity: IdentityView
  /** The person's name. */
  name: string
  /** Absent if it is the person's only identity. */
  onSeparate: (() => void) | undefined
  pending: boolean
}

export function IdentityRow({ identity, name, onSeparate, pending }: IdentityRowProps) {
  const { value, names, sources } = identity
  const Icon = icons[identity.kind]
  const others = names.filter((each) => !name.startsWith(each))
  return (
    <div className="flex items-start gap-3 px-4 py-3 sm:px-5">
      <Icon
        aria-hidden
        className="mt-0.5 size-5 shrink-0 text-muted-foreground"
        strokeWidth={1.75}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="font-medium break-all">{value}</span>
        <span className="text-sm break-words text-muted-foreground">
          {kindText(identity)}
          {others.length > 0 && t(', as {others}', { others: others.join(', ') })}
        </span>
        <ul className="text-sm text-muted-foreground">
          {sources.map((source) => (
            <li key={source.sourceId}>
              {source.name}: {sourceText(source)}
            </li>
          ))}
        </ul>
      </div>
      {onSeparate && (
        <Button
          variant="outline"
          size="sm"
          disabled={pending}
          aria-label={t('Separate {value} from {name}', { value, name })}
          onClick={onSeparate}
        >
          {t('Separate')}
        </Button>
      )}
    </div>
  )
}
