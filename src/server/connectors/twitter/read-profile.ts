import { decodeEntities } from '#server/html/decode-entities.ts'
import { z } from 'zod'
import type { Item } from '../connector.ts'
import { loose } from '../lenient.ts'
import { momentOf } from './moments.ts'
import type { Owner } from './people.ts'

const account = z.object({
  account: z.object({
    accountId: loose,
    username: loose,
    accountDisplayName: loose,
    createdAt: loose,
  }),
})
/** The owner's details in archives until 2018. */
const details = z.object({
  id: loose,
  screen_name: z.string().min(1),
  full_name: loose,
  created_at: loose,
  bio: loose,
  location: loose,
})
const description = z.object({ bio: loose, website: loose, location: loose })
const profile = z.object({ profile: z.object({ description }) })

export type Profile = Owner & { createdAt: string; bio: string; website: string; location: string }

export const emptyProfile = (handle: string): Profile => ({
  id: '',
  handle,
  name: '',
  createdAt: '',
  bio: '',
  website: '',
  location: '',
})

/** Adds what one element says about the owner to the profile. */
export function withElement(known: Profile, element: unknown): Profile {
  const owner = account.safeParse(element)
  if (owner.success) {
    const { accountId, username, accountDisplayName, createdAt } = owner.data.account
    const handle = username || known.handle
    const name = decodeEntities(accountDisplayName)
    return { ...known, id: accountId, handle, name, createdAt: momentOf(createdAt) }
  }
  const parsed = profile.safeParse(element)
  if (parsed.success) {
    const { bio, website, location } = parsed.data.profile.description
    return { ...known, bio: decodeEntities(bio), website, location: decodeEntities(location) }
  }
  const old = details.safeParse(element)
  if (!old.success) return known
  const { id, screen_name: handle, full_name: name, created_at, bio, location } = old.data
  return { ...known, id, handle, name, createdAt: momentOf(created_at), bio, location }
}

/** The owner's profile; undefined if the archive has nothing about them. */
export function profileItem(known: Profile): Item | undefined {
  const { id, handle, name, createdAt, bio, website, location } = known
  if (id === '' && bio === '' && name === '') return undefined
  const account = handle === '' ? '' : `@${handle}`
  const profileEntry = {
    service: 'Twitter',
    section: 'about' as const,
    title: name === '' ? account : `${name}${account === '' ? '' : ` (${account})`}`,
    organisation: '',
    place: location,
    from: createdAt.slice(0, 10),
    to: '',
    text: bio,
    url: website || (handle === '' ? '' : `https://x.com/${handle}`),
  }
  return { kind: 'profile_entry', key: `profile:${id || handle}`, profileEntry }
}
