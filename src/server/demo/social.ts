import type { Item } from '#server/connectors/connector.ts'
import type { Contact } from '#server/connectors/kinds/contact.ts'
import type { Post } from '#server/connectors/kinds/post.ts'
import type { ProfileEntry } from '#server/connectors/kinds/profile-entry.ts'
import { diego, jonas, lena, mara, priya, sam, theo, type Player } from './cast.ts'
import { dayOf, daysUntil, timeOf } from './days.ts'
import { facebookPosts, linkedinPosts, tweets } from './phrases.ts'
import type { Plot } from './plot.ts'
import { createRandom } from './random.ts'

export const twitterItems = ({ anchor }: Plot): Item[] => [
  ...posting(anchor, 'Twitter', tweets, 11, `@${mara.handle}`),
  ...[priya, sam, jonas].map((other) => knownPeople(other, 'Twitter', 'following')),
  ...[priya, sam].map((other) => knownPeople(other, 'Twitter', 'follower')),
]

export const facebookItems = ({ anchor }: Plot): Item[] => [
  ...posting(anchor, 'Facebook', facebookPosts, 5, mara.name),
  ...[priya, theo, jonas].map((other) => knownPeople(other, 'Facebook', 'friend')),
]

export const linkedinItems = ({ anchor, month }: Plot): Item[] => [
  ...posting(anchor, 'LinkedIn', linkedinPosts, 2, mara.name),
  ...[lena, diego, priya].map((other) => knownPeople(other, 'LinkedIn', 'connection')),
  ...profile(month).map((profileEntry): Item => ({
    kind: 'profile_entry',
    key: `sample:${profileEntry.title}`,
    profileEntry,
  })),
]

/** Posts on some of a hundred days. */
function posting(
  anchor: string,
  service: string,
  texts: readonly [string, ...string[]],
  share: number,
  author: string,
): Item[] {
  return [...daysUntil(anchor)].flatMap((day): Item[] => {
    const random = createRandom(`${service} ${day}`)
    if (!random.chance(share / 100)) return []
    const post: Post = {
      service,
      kind: 'post',
      author,
      title: '',
      text: random.pick(texts),
      at: `${day}T${timeOf(random.whole(480, 1_260))}:00.000Z`,
      url: '',
      about: '',
      likes: random.whole(2, 64),
      shares: random.whole(0, 9),
      replies: random.whole(0, 12),
      files: [],
    }
    return [{ kind: 'post', key: `sample:${service}:${post.at}`, post }]
  })
}

export function knownPeople(
  { name, handle, email, phone, organisation, birthday }: Player,
  service: string,
  relation: Contact['relation'],
): Item {
  const isBook = relation === 'contact'
  // Followers have only an account name.
  const hasAddress = relation !== 'follower' && relation !== 'following'
  const contact: Contact = {
    service,
    relation,
    name,
    emails: hasAddress && email !== '' ? [email] : [],
    phones: isBook && phone !== '' ? [phone] : [],
    handles: isBook || handle === '' ? [] : [handle],
    organisation,
    position: '',
    birthday: isBook ? birthday : '',
    address: '',
    url: '',
    since: '',
    note: '',
  }
  return { kind: 'contact', key: `sample:${service}:${relation}:${name}`, contact }
}

function profile(month: (back: number) => string): ProfileEntry[] {
  const entry = (given: Partial<ProfileEntry> & Pick<ProfileEntry, 'section' | 'title'>) => ({
    service: 'LinkedIn',
    organisation: '',
    place: '',
    from: '',
    to: '',
    text: '',
    url: '',
    ...given,
  })
  return [
    entry({
      section: 'position',
      title: 'Product designer',
      organisation: 'Fernwood Studio',
      place: 'Harborview',
      from: month(41),
    }),
    entry({
      section: 'position',
      title: 'Junior designer',
      organisation: 'Bright Pier Agency',
      place: 'Harborview',
      from: month(82),
      to: month(42),
    }),
    entry({
      section: 'education',
      title: 'BA Visual Communication',
      organisation: 'Saltmarsh College of Art',
      to: dayOf(month(84), 1).slice(0, 4),
    }),
    ...['Interface design', 'Usability testing', 'Illustration'].map((title) =>
      entry({ section: 'skill', title }),
    ),
  ]
}
