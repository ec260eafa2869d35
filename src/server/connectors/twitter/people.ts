/** What is known of an account, collected from everything that names it. */
export type Person = { handle: string; name: string }

/** Accounts by id, because messages and followers come with ids only. */
export function createPeople() {
  const known = new Map<string, Person>()

  return {
    learn(id: string, handle: string, name: string): void {
      if (id === '' || id === '-1' || handle === '') return
      known.set(id, { handle, name: name || (known.get(id)?.name ?? '') })
    },
    find: (id: string): Person | undefined => known.get(id),
    /** The name of a person in a chat. */
    nameOf(id: string): string {
      const person = known.get(id)
      if (!person) return id === '' ? 'somebody' : `account ${id}`
      return person.name === '' ? `@${person.handle}` : person.name
    },
    /** The handle, or else the id, by which people are matched to contacts. */
    handleOf: (id: string): string => known.get(id)?.handle ?? id,
  }
}
export type People = ReturnType<typeof createPeople>

/** The owner of the archive or account. */
export type Owner = { id: string; handle: string; name: string }

export const ownerName = ({ handle, name }: Owner) => name || (handle === '' ? '' : `@${handle}`)
