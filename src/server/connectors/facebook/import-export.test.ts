import { describe, expect, test } from 'vitest'
import { memoryFile } from '../memory-file.fixtures.ts'
import { contactsOf, messagesOf, postsOf, readImport } from '../read-import.fixtures.ts'
import {
  chatMessage,
  exportOf,
  facebookJson,
  garbled,
  profile,
  thread,
  threadPage,
} from './export.fixtures.ts'
import { createFacebook } from './facebook.ts'
import { repaired } from './repair-text.ts'

const connector = createFacebook({ accessToken: '' }, 'http://127.0.0.1:1')
const activity = 'your_facebook_activity/'
const profilePath = 'personal_information/profile_information/profile_information.json'
const importing = (files: Record<string, string>) => readImport(connector, exportOf(files))

test('garbled letters are repaired, and correct text stays unchanged', () => {
  for (const text of ['Café', '日本', '😀 ok', 'naïve', 'plain', 'Ã alone']) {
    expect(repaired(garbled(text))).toBe(text)
    if (text !== 'Ã alone') expect(repaired(text)).toBe(text)
  }
  // A truncated character does not spoil the rest.
  expect(repaired(`${garbled('Café')}${garbled('é').slice(0, 1)}`)).toBe('CaféÃ')
})

const post = (timestamp: number, data: readonly unknown[], more: Record<string, unknown> = {}) => ({
  timestamp,
  data,
  title: 'Ada Löwe updated her status.',
  ...more,
})

describe.each([
  ['until 2023', ''],
  ['since 2024', activity],
])('the layout of exports %s', (_, root) => {
  test('holds posts, comments and reactions', async () => {
    const media = { uri: `${root}posts/media/a.jpg`, description: 'The séa', creation_timestamp: 1 }
    const { items, failures } = await importing({
      [profilePath]: profile,
      [`${root}posts/your_posts_1.json`]: facebookJson([
        post(1_600_000_000, [{ post: 'Grüße' }, { update_timestamp: 1 }]),
        post(1_600_000_100, [], {
          title: 'Ada Löwe shared a link.',
          attachments: [
            { data: [{ external_context: { name: 'News', url: 'https://n.example' } }] },
          ],
        }),
        post(1_600_000_200, [{ post: 'Look' }], { attachments: [{ data: [{ media }] }] }),
      ]),
      [`${root}comments_and_reactions/comments.json`]: facebookJson({
        comments_v2: [
          {
            timestamp: 1_600_000_300,
            title: "Ada Löwe commented on Bea Ünal's photo.",
            data: [{ comment: { timestamp: 1_600_000_300, comment: 'Schön', author: 'Ada Löwe' } }],
          },
        ],
      }),
      [`${root}comments_and_reactions/likes_and_reactions_1.json`]: facebookJson([
        {
          timestamp: 1_600_000_400,
          title: "Ada Löwe likes Bea Ünal's post.",
          data: [{ reaction: { reaction: 'LOVE', actor: 'Ada Löwe' } }],
        },
      ]),
    })
    expect(failures).toEqual([])
    expect(postsOf(items)).toMatchObject([
      { kind: 'post', text: 'Grüße', author: 'Ada Löwe', at: '2020-09-13T12:26:40.000Z' },
      { kind: 'share', text: 'News', url: 'https://n.example' },
      { kind: 'post', text: 'Look\nThe séa', files: ['a.jpg'] },
      { kind: 'comment', text: 'Schön', about: 'Bea Ünal' },
      { kind: 'reaction', text: 'Love', about: 'Bea Ünal' },
    ])
  })

  test('holds people, events, pages, searches and groups', async () => {
    const friends = root === '' ? 'friends/' : 'connections/friends/'
    const at = 1_600_000_000
    const { items } = await importing({
      [`${friends}your_friends.json`]: facebookJson({
        friends_v2: [{ name: 'Bea Ünal', timestamp: at }],
      }),
      [`${friends}removed_friends.json`]: facebookJson({
        deleted_friends_v2: [{ name: 'Cy', timestamp: at }],
      }),
      [`${root}events/your_event_responses.json`]: facebookJson({
        event_responses_v2: {
          events_joined: [{ name: 'Fair', start_timestamp: at, end_timestamp: at + 60 }],
          events_declined: [{ name: 'Race', start_timestamp: at, end_timestamp: 0 }],
        },
      }),
      [`${root}pages/pages_you've_liked.json`]: facebookJson({
        page_likes_v2: [{ name: 'Tea', timestamp: at }],
      }),
      [`${root}groups/your_group_membership_activity.json`]: facebookJson({
        groups_joined_v2: [
          { timestamp: at, data: [{ name: 'Weavers' }], title: 'Ada became a member' },
        ],
      }),
      'logged_information/search/your_search_history.json': facebookJson({
        searches_v2: [{ timestamp: at, title: 'You searched', data: [{ text: '"looms"' }] }],
      }),
      'ads_information/advertisers.json': '{"custom_audiences_v2": [{"x": 1}]}',
      'security_and_login_information/logins.json': '{"account_accesses_v2": [{"x": 1}]}',
    })
    expect(contactsOf(items)).toMatchObject([
      { relation: 'friend', name: 'Bea Ünal', since: '2020-09-13T12:26:40.000Z' },
      { relation: 'other', name: 'Cy', note: 'no longer a friend' },
    ])
    const events = items.flatMap((item) => (item.kind === 'event' ? [item.event] : []))
    expect(events).toMatchObject([
      { title: 'Fair', status: 'accepted', end: '2020-09-13T12:27:40.000Z' },
      { title: 'Race', status: 'declined', end: '' },
    ])
    expect(postsOf(items)).toMatchObject([{ kind: 'like', about: 'Tea' }])
    const done = items.flatMap((item) => (item.kind === 'activity' ? [item.activity] : []))
    expect(done.map(({ action, title }) => [action, title])).toEqual([
      ['group membership activity', 'Weavers'],
      ['searched', 'looms'],
    ])
  })
})

test('the profile has texts, facts and positions', async () => {
  const { items } = await importing({ [profilePath]: profile })
  const lines = items.flatMap((item) => (item.kind === 'profile_entry' ? [item.profileEntry] : []))
  expect(
    lines.map(({ section, title, text, organisation }) => [section, title, text || organisation]),
  ).toEqual([
    ['about', 'Ada Löwe', ''],
    ['other', 'Birthday', '1990-02-03'],
    ['other', 'Current city', 'Köln'],
    ['other', 'E-mail', 'ada@example.org'],
    ['position', 'Engineer', 'Engines Ltd'],
  ])
})

test('the newest exports name each value; unknown lists keep their values', async () => {
  const labelled = (label_values: unknown) =>
    facebookJson([{ timestamp: 1_600_000_000, media: [], label_values, fbid: '9' }])
  const { items, skipped } = await importing({
    [`${activity}comments_and_reactions/likes_and_reactions.json`]: labelled([
      { label: 'Reaction', value: 'Like' },
      { label: 'Name', value: 'Bea Ünal' },
      { label: 'URL', href: 'https://facebook.com/p/1' },
    ]),
    [`${activity}other_activity/your_garden.json`]: labelled([
      { label: 'Plant', value: 'Bean' },
      { label: 'Beds', vec: [{ value: 'three' }, { value: 'four' }] },
    ]),
    [`${activity}other_activity/odd.json`]: '[{"x": 1}, 5]',
  })
  expect(postsOf(items)).toMatchObject([
    { kind: 'reaction', text: 'Like', about: 'Bea Ünal', url: 'https://facebook.com/p/1' },
  ])
  expect(items.flatMap((item) => (item.kind === 'activity' ? [item.activity] : []))).toMatchObject([
    { action: 'garden', title: 'Bean', detail: 'Plant: Bean\nBeds: three, four' },
  ])
  expect(skipped).toEqual([{ reason: 'Of a kind that Trove does not read (odd.json)', count: 2 }])
})

test('an HTML export has posts, comments, friends and messages, too', async () => {
  const time = 'Sep 13, 2020 12:26:40 pm'
  const page = (...entries: string[][]) => threadPage('Facebook', 'nobody', entries)
  const { items, failures } = await importing({
    [`${activity}posts/your_posts_1.html`]: page([
      'Ada updated her status.',
      '<div>Grüße</div>',
      time,
    ]),
    [`${activity}comments_and_reactions/comments.html`]: page([
      "Ada commented on Bea's photo.",
      '<div>Oh</div>',
      time,
    ]),
    'connections/friends/your_friends.html': page(['Bea Ünal', '', time]),
    [`${activity}messages/inbox/bea_1/message_1.html`]: threadPage(
      'Bea Ünal',
      'Bea Ünal, Ada Löwe',
      [['Ada Löwe', '<div>hi</div>', time]],
    ),
  })
  expect(failures).toEqual([])
  expect(postsOf(items).map(({ kind, text, about }) => [kind, text, about])).toEqual([
    ['post', 'Grüße', ''],
    ['comment', 'Oh', 'Bea'],
  ])
  expect(contactsOf(items)).toMatchObject([{ relation: 'friend', name: 'Bea Ünal' }])
  expect(messagesOf(items)).toMatchObject([{ text: 'hi', fromMe: true }])
})

test('a missing part is reported by the pictures that are missing', async () => {
  const inbox = `${activity}messages/inbox/bea_1/`
  const photos = ['a.jpg', 'b.jpg'].map((name) => ({ uri: `${inbox}photos/${name}` }))
  const { notes } = await importing({
    [`${inbox}message_1.json`]: thread([chatMessage('Ada Löwe', 1, { photos })]),
    [`${inbox}photos/a.jpg`]: 'x',
  })
  expect(notes.join(' ')).toMatch(/1 file is named in the export and not in it/)
})

test.each([
  ['message_1.json', thread([chatMessage('Ada', 1, { content: 'x' })])],
  ['your_friends.json', facebookJson({ friends_v2: [{ name: 'Bea', timestamp: 1_600_000_000 }] })],
  ['your_posts_1.json', facebookJson([post(1_600_000_000, [{ post: 'x' }])])],
])('%s is recognised on its own', async (name, text) => {
  const file = memoryFile(name, text)
  expect(await connector.recognise?.(file)).toBeDefined()
  expect((await readImport(connector, file)).items).toHaveLength(1)
})
