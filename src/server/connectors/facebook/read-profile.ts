import { z } from 'zod'
import type { Item } from '../connector.ts'
import { hashKey } from '../gather-pages.ts'
import type { ProfileEntry } from '../kinds/profile-entry.ts'
import { asObject, list, loose } from '../lenient.ts'
import { momentOf } from './entry-items.ts'

const seconds = z.coerce.number().catch(0)
const day = z.object({ year: seconds, month: seconds, day: seconds }).optional().catch(undefined)
const place = z.object({ name: loose }).catch({ name: '' })
const named = z.union([
  z.object({ full_name: loose }),
  z.string().transform((full_name) => ({ full_name })),
])
const profile = z.object({
  name: named,
  emails: z
    .object({ emails: list(loose), previous_emails: list(loose) })
    .catch({ emails: [], previous_emails: [] }),
  birthday: day,
  gender: z.object({ gender_option: loose }).catch({ gender_option: '' }),
  current_city: place,
  hometown: place,
  relationship: z.object({ status: loose, partner: loose }).catch({ status: '', partner: '' }),
  family_members: list(z.object({ name: loose, relation: loose })),
  education_experiences: list(
    z.object({
      name: loose,
      start_timestamp: seconds,
      end_timestamp: seconds,
      graduated: z.boolean().catch(false),
      concentrations: list(loose),
      school_type: loose,
      description: loose,
    }),
  ),
  work_experiences: list(
    z.object({
      employer: loose,
      title: loose,
      location: loose,
      description: loose,
      start_timestamp: seconds,
      end_timestamp: seconds,
    }),
  ),
  websites: list(z.object({ address: loose })),
  phone_numbers: list(z.object({ phone_number: loose, phone_type: loose })),
  username: loose,
  about_me: loose,
  intro_bio: z.object({ name: loose }).catch({ name: '' }),
  registration_timestamp: seconds,
  profile_uri: loose,
})

/** The export's data about its owner, one item per line. */
export function readProfile(value: unknown): Item[] {
  for (const inner of Object.values(asObject(value))) {
    const parsed = profile.safeParse(inner)
    if (parsed.success) return itemsOf(parsed.data)
  }
  return []
}

type Line = Pick<ProfileEntry, 'section' | 'title'> & Partial<ProfileEntry>

const dayOf = (moment: number) => momentOf(moment).slice(0, 10)

function itemsOf(read: z.infer<typeof profile>): Item[] {
  const { birthday } = read
  const two = (value: number) => String(value).padStart(2, '0')
  const born = birthday ? `${birthday.year}-${two(birthday.month)}-${two(birthday.day)}` : ''
  const facts: Line[] = [
    ['Birthday', born],
    ['Gender', read.gender.gender_option],
    ['Current city', read.current_city.name],
    ['Hometown', read.hometown.name],
    [
      'Relationship',
      [read.relationship.status, read.relationship.partner].filter(Boolean).join(', '),
    ],
    ['E-mail', read.emails.emails.join(', ')],
    ['Phone', read.phone_numbers.map(({ phone_number }) => phone_number).join(', ')],
    ['Websites', read.websites.map(({ address }) => address).join(', ')],
    ...read.family_members.map(({ name, relation }) => [relation || 'Family', name] as const),
  ].flatMap(([title = '', text = '']) => (text === '' ? [] : [{ section: 'other', title, text }]))
  const lines: Line[] = [
    {
      section: 'about',
      title: read.name.full_name,
      text: read.about_me || read.intro_bio.name,
      place: read.current_city.name,
      from: dayOf(read.registration_timestamp),
      url: read.profile_uri,
    },
    ...facts,
    ...read.work_experiences.map((job): Line => ({
      section: 'position',
      title: job.title,
      organisation: job.employer,
      place: job.location,
      text: job.description,
      from: dayOf(job.start_timestamp),
      to: dayOf(job.end_timestamp),
    })),
    ...read.education_experiences.map((school): Line => ({
      section: 'education',
      title: school.concentrations.join(', ') || school.school_type,
      organisation: school.name,
      text: school.description,
      from: dayOf(school.start_timestamp),
      to: dayOf(school.end_timestamp),
    })),
  ]
  return lines.map(profileItem)
}

export function profileItem(line: Line): Item {
  const profileEntry: ProfileEntry = {
    service: 'Facebook',
    organisation: '',
    place: '',
    from: '',
    to: '',
    text: '',
    url: '',
    ...line,
  }
  const { section, title, organisation, text } = profileEntry
  const about = section === 'about' ? '' : text
  const key =
    section === 'about'
      ? 'profile'
      : hashKey('facebook profile', section, title, organisation, about)
  return { kind: 'profile_entry', key, profileEntry }
}
