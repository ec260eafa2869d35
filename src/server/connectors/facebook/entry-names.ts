import type { Contact } from '../kinds/contact.ts'
import { baseName } from '../open-archive.ts'

const relations: readonly (readonly [RegExp, Contact['relation'], string])[] = [
  [/removed_friends/i, 'other', 'no longer a friend'],
  [/rejected|declined_friend/i, 'other', 'a friend request that was declined'],
  [/sent_(friend_)?requests|sent_requests/i, 'other', 'a friend request that was sent'],
  [/received_(friend_)?requests|received_requests/i, 'other', 'a friend request that waits'],
  [/follow(ers)_v|your_followers|(^|\/)followers/i, 'follower', ''],
  [/following|who_you_follow|followed/i, 'following', ''],
  [/blocked/i, 'blocked', ''],
  [/friends/i, 'friend', ''],
]

/** The relation to the people listed in a file, from the file's name and the list names in it. */
export function relationIn(
  where: string,
): { relation: Contact['relation']; note: string } | undefined {
  if (!/friend|follow|connections|block/i.test(where)) return undefined
  const found = relations.find(([pattern]) => pattern.test(where))
  return found ? { relation: found[1], note: found[2] } : undefined
}

/** A file's name in words: `your_group_membership_activity.json` → `group membership activity`. */
export const actionOf = (path: string) =>
  baseName(path)
    .replace(/\.(json|html)$/i, '')
    .replace(/_\d+$/, '')
    .replace(/^(your|you)_/, '')
    .replaceAll(/_+/g, ' ')
    .trim()

/** Skipped entries are counted per file. */
export const unknownReason = (path: string) =>
  `Of a kind that Trove does not read (${baseName(path)})`
