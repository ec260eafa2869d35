/** What is known of an account, gathered from whatever names it. */
export type Person = { handle: string; name: string }

/** Accounts by their ids: messages and followers come with ids only. */
export function createPeople() {
  const known = new Map<string, Person>()

  return {
    learn(id: string, handle: string, name: string): void {
      if (id === '' || id === '-1' || handle === '') return
      known.set(id, { handle, name: name || (known.get(id)?.name ?? '') })
    },
    find: (id: string): Person | undefined => known.get(id),
    /** What a person is called in a chat. */
    nameOf(id: string): string {
      const person = known.get(id)
      if (!person) return id === '' ? 'somebody' : `account ${id}`
      return person.name === '' ? `@${person.handle}` : person.name
    },
    /** By what others may be joined to contacts. */
    handleOf: (id: string): string => known.get(id)?.handle ?? id,
  }
}
export type People = ReturnType<typeof createPeople>

/** Whose archive or account it is. */
export type Owner = { id: string; handle: string; name: string }

export const ownerName = ({ handle, name }: Owner) => name || (handle === '' ? '' : `@${handle}`)
