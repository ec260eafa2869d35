import { z } from 'zod'
import { asObject, loose } from '../lenient.ts'

/** Whose export it is. */
export type Owner = {
  name: string
  /** The owner's name among those of a conversation; undefined when it does not tell. */
  in: (title: string, people: readonly string[]) => string | undefined
}

export function createOwner(name: string): Owner {
  return {
    name,
    in(title, people) {
      if (name !== '' && people.includes(name)) return name
      const others = people.filter((person) => person !== title)
      // A conversation of two is named after the other one.
      const onlyOne = people.length === 2 && others.length === 1 ? others[0] : undefined
      return onlyOne ?? (name === '' ? undefined : name)
    },
  }
}

const named = z.object({ name: z.union([z.object({ full_name: loose }), z.string()]) })

/** The name in `profile_information.json`, whose outer name has a number that grows. */
export function nameInProfile(value: unknown): string {
  for (const inner of Object.values(asObject(value))) {
    const parsed = named.safeParse(inner)
    if (!parsed.success) continue
    const { name } = parsed.data
    return typeof name === 'string' ? name : name.full_name
  }
  return ''
}
