import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PeopleChange, PeopleSuggestion, PersonView, RelationRole } from '#shared/people.ts'
import { failed } from '#web/failure.ts'
import { t } from '#web/words/translate.ts'
import { rolesText } from './relations.ts'
import { peopleChanges, peopleKey, undoChange } from './queries.ts'

type Request = { send: () => Promise<PeopleChange>; text: (change: PeopleChange) => string }
export type PeopleChanges = ReturnType<typeof usePeopleChanges>

/** Sends decisions about people. Each change can be undone until the next one. */
export function usePeopleChanges(onChanged: (person: PersonView | null) => void) {
  const client = useQueryClient()
  const [last, setLast] = useState<{ text: string; undo: string }>()
  const refetch = () => client.invalidateQueries({ queryKey: peopleKey })
  const change = useMutation({
    mutationFn: ({ send }: Request) => send(),
    onSuccess: async (answer, { text }) => {
      setLast({ text: text(answer), undo: answer.undo })
      onChanged(answer.person)
      await refetch()
    },
    onError: failed(t('The change could not be saved')),
  })
  const back = useMutation({
    mutationFn: undoChange,
    onSuccess: async () => {
      setLast(undefined)
      await refetch()
    },
    onError: failed(t('The change could not be saved')),
  })
  const nameOf = ({ person }: PeopleChange, otherwise: string) => person?.name ?? otherwise

  return {
    answer: ({ id, people: [one, other] }: PeopleSuggestion, answer: 'accept' | 'reject') =>
      change.mutate({
        send: () => peopleChanges.answer(id, answer),
        text: (done) =>
          answer === 'accept'
            ? t('{done} is one person now.', { done: nameOf(done, one.name) })
            : t('{name} and {name2} stay two people.', { name: one.name, name2: other.name }),
      }),
    join: (people: readonly PersonView[]) =>
      change.mutate({
        send: () => peopleChanges.join(people.map(({ id }) => id)),
        text: (done) =>
          t('{length} people are now {done}.', {
            length: people.length,
            done: nameOf(done, t('one')),
          }),
      }),
    rename: (person: PersonView, name: string, onSaved: () => void) =>
      change.mutate(
        {
          send: () => peopleChanges.rename(person.id, name),
          text: () => t('{name} is now called {name2}.', { name: person.name, name2: name }),
        },
        { onSuccess: onSaved },
      ),
    relations: (person: PersonView, roles: RelationRole[], onSaved: () => void) =>
      change.mutate(
        {
          send: () => peopleChanges.relations(person.id, roles),
          text: (done) => {
            const roles = rolesText(done.person?.relations ?? [])
            return roles === ''
              ? t('{name} now has no relation to you.', { name: person.name })
              : t('{name} is your {roles} now.', { name: person.name, roles })
          },
        },
        { onSuccess: onSaved },
      ),
    separate: (person: PersonView, identity: { id: string; value: string }) =>
      change.mutate({
        send: () => peopleChanges.separate(person.id, identity.id),
        text: () => t('{value} is no longer {name}.', { value: identity.value, name: person.name }),
      }),
    last,
    undo: () => last && back.mutate(last.undo),
    dismiss: () => setLast(undefined),
    pending: change.isPending || back.isPending,
  }
}
