import { z } from 'zod'
import { asObject, loose } from '../lenient.ts'

/** The owner of the export. */
export type Owner = {
  name: string
  /** The owner's name among the participants of a conversation; undefined if it cannot be told. */
  in: (title: string, people: readonly string[]) => string | undefined
}

export function createOwner(name: string): Owner {
  return {
    name,
    in(title, people) {
      if (name !== '' && people.includes(name)) return name
      const others = people.filter((person) => person !== title)
      // A conversation between two is named after the other person.
      const onlyOne = people.length === 2 && others.length === 1 ? others[0] : undefined
      return onlyOne ?? (name === '' ? undefined : name)
    },
  }
}

const named = z.object({ name: z.union([z.object({ full_name: loose }), z.string()]) })

/** The name in `profile_information.json`, whose top-level property has a version number. */
export function nameInProfile(value: unknown): string {
  for (const inner of Object.values(asObject(value))) {
    const parsed = named.safeParse(inner)
    if (!parsed.success) continue
    const { name } = parsed.data
    return typeof name === 'string' ? name : name.full_name
  }
  return ''
}
