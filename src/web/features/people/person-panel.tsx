import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, History, MessageCircleQuestionMark, Pencil, UsersRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { PersonDetail } from '#shared/people.ts'
import { reasonOf } from '#web/ui/panel.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ListLoading, LoadFailed } from '#web/ui/list-states.tsx'
import { t } from '#web/words/translate.ts'
import { dayText, exchangedText } from './format-people.ts'
import { IdentityRow } from './identity-row.tsx'
import { LatestThreads } from './latest-threads.tsx'
import { personQuery } from './queries.ts'
import { RelationDialog } from './relation-dialog.tsx'
import { relationLines } from './relations.ts'
import { RenamePerson } from './rename-person.tsx'
import { SharedEventList } from './shared-event-list.tsx'
import type { PeopleChanges } from './use-people-changes.ts'

type PersonPanelProps = { id: string; changes: PeopleChanges; onBack: () => void }

/** One person: their names, and every address, number and account with its sources. */
export function PersonPanel({ id, changes, onBack }: PersonPanelProps) {
  const person = useQuery(personQuery(id))
  return (
    <div className="flex flex-col gap-4">
      <Button variant="ghost" className="-ml-3 self-start" onClick={onBack}>
        <ArrowLeft aria-hidden />
        {t('All people')}
      </Button>
      {person.data ? (
        <Known person={person.data} changes={changes} />
      ) : person.error ? (
        <LoadFailed
          title={t('This person could not be loaded')}
          reason={reasonOf(person.error)}
          onRetry={() => void person.refetch()}
        />
      ) : (
        <ListLoading items={t('this person')} />
      )}
    </div>
  )
}

function Known({ person, changes }: { person: PersonDetail; changes: PeopleChanges }) {
  const [renaming, setRenaming] = useState(false)
  const [relating, setRelating] = useState(false)
  const { name, isMe, identities, aliases, organisation, firstContact, lastContact } = person
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="flex min-w-0 flex-wrap items-center gap-2 text-2xl leading-8 font-semibold">
            <span dir="auto" className="min-w-0 break-words">
              {name}
            </span>
            {isMe && <Badge variant="secondary">{t('You')}</Badge>}
          </h2>
          {relationLines(person.relations).map((line) => (
            <p key={line} className="break-words">
              {line}
            </p>
          ))}
          {aliases.length > 0 && (
            <p className="text-sm break-words text-muted-foreground">
              {t('Also called {aliases}', { aliases: aliases.join(', ') })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {!isMe && (
            <Button asChild>
              <Link
                to="/chat"
                search={{ question: t('When did I last hear from {name}?', { name }) }}
              >
                <MessageCircleQuestionMark aria-hidden />
                {t('Ask about {name}', { name: firstNameOf(name) ?? name })}
              </Link>
            </Button>
          )}
          {!isMe && (
            <Button variant="outline" asChild>
              <Link to="/timeline" search={{ person: person.id }}>
                <History aria-hidden />
                {t('Timeline')}
              </Link>
            </Button>
          )}
          {!isMe && (
            <Button variant="outline" onClick={() => setRelating(true)}>
              <UsersRound aria-hidden />
              {t('Who they are to you')}
            </Button>
          )}
          <Button variant="outline" onClick={() => setRenaming(true)}>
            <Pencil aria-hidden />
            {t('Rename')}
          </Button>
        </div>
      </header>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {!isMe && <Fact label={t('Exchanged')}>{exchangedText(person)}</Fact>}
        {firstContact !== '' && (
          <Fact label={t('In touch')}>
            {t('{firstContact} to {lastContact}', {
              firstContact: dayText(firstContact),
              lastContact: dayText(lastContact),
            })}
          </Fact>
        )}
        {organisation !== '' && <Fact label={t('Organisation')}>{organisation}</Fact>}
      </dl>
      {!isMe && <LatestThreads person={person.id} />}
      {!isMe && <SharedEventList person={person.id} />}
      <section aria-labelledby="identities" className="flex flex-col gap-3">
        <h3 id="identities" className="text-base leading-6 font-semibold">
          {t('Addresses, numbers and accounts')}
        </h3>
        <Card>
          <ul aria-labelledby="identities" className="divide-y">
            {identities.map((identity) => (
              <li key={identity.id}>
                <IdentityRow
                  identity={identity}
                  name={name}
                  onSeparate={
                    identities.length > 1 ? () => changes.separate(person, identity) : undefined
                  }
                  pending={changes.pending}
                />
              </li>
            ))}
          </ul>
        </Card>
      </section>
      {relating && (
        <RelationDialog
          person={person}
          pending={changes.pending}
          onRoles={(roles, onSaved) => changes.relations(person, roles, onSaved)}
          onClose={() => setRelating(false)}
        />
      )}
      {renaming && (
        <RenamePerson
          name={name}
          pending={changes.pending}
          onRename={(next, onSaved) => changes.rename(person, next, onSaved)}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  )
}

/** Organisations are called by their whole name. */
const firstNameOf = (name: string) =>
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(name) ? name.split(' ')[0] : name

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-lg border bg-card px-4 py-3">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="font-medium break-words">{children}</dd>
    </div>
  )
}
