import { expect, test } from 'vitest'
import { exportOf, facebookJson, thread, chatMessage } from '../facebook/export.fixtures.ts'
import { createFacebook } from '../facebook/facebook.ts'
import { lookAt } from '../exports/exports.fixtures.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { contactsOf, messagesOf, postsOf, readImport } from '../read-import.fixtures.ts'

const connector = createFacebook({ accessToken: '' }, 'http://127.0.0.1:1')
const seconds = 1_741_946_400
const at = '2025-03-14T10:00:00.000Z'
const account = (name: string, when = seconds) => ({
  title: '',
  media_list_data: [],
  string_list_data: [{ href: `https://www.instagram.com/${name}`, value: name, timestamp: when }],
})
const text = (value: string) => ({ href: '', value, timestamp: 0 })
const time = { href: '', value: '', timestamp: seconds }
const activity = 'your_instagram_activity/'

const json = {
  'personal_information/personal_information/personal_information.json': {
    profile_user: [
      {
        title: 'User Information',
        string_map_data: {
          Username: text('ada_l'),
          Name: text('Ada Löwe'),
          Email: text('ada@example.org'),
          Bio: text('Beds & beans 🌱'),
        },
      },
    ],
  },
  'connections/followers_and_following/followers_1.json': [account('bea.b'), account('cem')],
  'connections/followers_and_following/following.json': {
    relationships_following: [
      {
        title: 'bea.b',
        string_list_data: [{ href: 'https://www.instagram.com/_u/bea.b', timestamp: seconds }],
      },
    ],
  },
  [`${activity}likes/liked_posts.json`]: {
    likes_media_likes: [
      {
        title: 'bea.b',
        string_list_data: [
          { href: 'https://www.instagram.com/p/abc/', value: '👍', timestamp: seconds },
        ],
      },
    ],
  },
  [`${activity}comments/post_comments_1.json`]: [
    {
      media_list_data: [{ uri: '' }],
      string_map_data: { Comment: text('Schön 🌻'), 'Media Owner': text('bea.b'), Time: time },
    },
  ],
  [`${activity}saved/saved_posts.json`]: {
    saved_saved_media: [
      {
        title: 'cem',
        string_map_data: {
          'Saved on': { href: 'https://www.instagram.com/p/def/', timestamp: seconds },
        },
      },
    ],
  },
  [`${activity}media/posts_1.json`]: [
    {
      media: [
        { uri: 'media/posts/202503/a.jpg', creation_timestamp: seconds, title: 'Först frost' },
      ],
    },
    {
      title: 'Two beds',
      creation_timestamp: seconds,
      media: [
        { uri: 'media/posts/202503/b.jpg', creation_timestamp: seconds, title: '' },
        { uri: 'media/posts/202503/c.jpg', creation_timestamp: seconds, title: '' },
      ],
    },
  ],
  [`${activity}media/stories.json`]: {
    ig_stories: [{ uri: 'media/stories/d.jpg', creation_timestamp: seconds, title: 'Rain' }],
  },
  'logged_information/recent_searches/word_or_phrase_searches.json': {
    searches_keyword: [{ title: '', string_map_data: { Search: text('hornbeam'), Time: time } }],
  },
  'ads_information/ads_and_topics/ads_viewed.json': { impressions_history_ads_seen: [{}] },
}

const file = exportOf(
  {
    ...Object.fromEntries(Object.entries(json).map(([path, value]) => [path, facebookJson(value)])),
    [`${activity}messages/inbox/beaunal_123/message_1.json`]: thread([
      chatMessage('Bea Ünal', 1, { content: 'Grüße' }),
      chatMessage('Ada Löwe', 2, { content: 'Hallo' }),
    ]),
  },
  'instagram-ada_l-2026-01-02-abc.zip',
)

test('messages, posts, marks, people and searches are read from an Instagram export in JSON', async () => {
  expect(await lookAt(file)).toBe('facebook: an Instagram export')
  const { items, failures, notes } = await readImport(connector, file)
  expect(failures).toEqual([])
  expect(notes.join()).toContain('advertisements')
  expect(messagesOf(items)).toMatchObject([
    { chat: 'Bea Ünal', text: 'Grüße', service: 'Instagram', fromMe: false },
    { text: 'Hallo', fromMe: true },
  ])
  expect(contactsOf(items)).toMatchObject([
    { relation: 'follower', name: 'bea.b', handles: ['bea.b'], since: at, service: 'Instagram' },
    { relation: 'follower', name: 'cem' },
    { relation: 'following', name: 'bea.b', since: at },
  ])
  const posts = postsOf(items).map((post) => [post.kind, post.title, post.text, post.about])
  expect(posts).toEqual([
    ['like', '', '', 'bea.b'],
    ['comment', '', 'Schön 🌻', 'bea.b'],
    ['bookmark', '', '', 'cem'],
    ['post', '', 'Först frost', ''],
    ['post', '', 'Two beds', ''],
    ['post', 'Story', 'Rain', ''],
  ])
  expect(postsOf(items)[4]).toMatchObject({ files: ['b.jpg', 'c.jpg'], author: 'Ada Löwe', at })
  expect(items).toContainEqual(
    expect.objectContaining({
      activity: expect.objectContaining({ action: 'searched', title: 'hornbeam', at }) as unknown,
    }),
  )
  const profile = items.flatMap((item) => (item.kind === 'profile_entry' ? item.profileEntry : []))
  expect(profile).toContainEqual(
    expect.objectContaining({ section: 'about', title: 'Ada Löwe', text: 'Beds & beans 🌱' }),
  )
})

test('the newest lists, which label every value, are read', async () => {
  const labelled = facebookJson([
    {
      timestamp: seconds,
      media: [],
      label_values: [
        {
          label: 'URL',
          value: 'https://www.instagram.com/p/x/',
          href: 'https://www.instagram.com/p/x/',
        },
        {
          title: 'Owner',
          dict: [
            {
              title: '',
              dict: [
                { label: 'Name', value: 'Bea' },
                { label: 'Username', value: 'bea.b' },
              ],
            },
          ],
        },
      ],
      fbid: '1',
    },
  ])
  const { items } = await readImport(
    connector,
    exportOf({ [`${activity}likes/liked_posts.json`]: labelled }),
  )
  expect(postsOf(items)).toMatchObject([
    { kind: 'like', about: 'bea.b', url: 'https://www.instagram.com/p/x/', at },
  ])
})

const box = (inner: string) =>
  `<div class="pam _3-95 _2ph- _a6-g uiBoxWhite noborder">${inner}</div>`
const page = (title: string, ...boxes: string[]) =>
  `<html><head><title>${title}</title></head><body><div class="_10"><main>${boxes.map(box).join('')}</main></div></body></html>`
const shown = 'Mar 14, 2025 10:00 am'

test('an Instagram export in HTML yields the same as in JSON', async () => {
  const html = exportOf(
    {
      'start_here.html': page('Start'),
      'personal_information/personal_information/personal_information.html': page(
        'Personal',
        '<div class="_a6-p"><table><tr><td colspan="2" class="_2pin _a6_q">Username<div><div>ada_l</div></div></td></tr><tr><td colspan="2" class="_2pin _a6_q">Name<div><div>Ada Löwe</div></div></td></tr></table></div>',
      ),
      'connections/followers_and_following/followers_1.html': page(
        'Followers',
        `<div class="_a6-p"><div><div><a target="_blank" href="https://www.instagram.com/bea.b">bea.b</a></div><div>${shown}</div></div></div>`,
      ),
      [`${activity}comments/post_comments_1.html`]: page(
        'Comments',
        `<div class="_a6-p"><table><tr><td colspan="2" class="_2pin _a6_q">Comment<div><div>It&#039;s lovely</div></div></td></tr><tr><td colspan="2" class="_2pin _a6_q">Media Owner<div><div>bea.b</div></div></td></tr><tr><td class="_2pin _a6_q">Time</td><td class="_2pin _2piu _a6_r">${shown}</td></tr></table></div>`,
      ),
      [`${activity}likes/liked_posts.html`]: page(
        'Likes',
        `<h2 class="_3-95 _2pim _a6-h _a6-i">cem</h2><div class="_a6-p"><div><div><a target="_blank" href="https://www.instagram.com/p/def/">👍</a></div><div>${shown}</div></div></div>`,
      ),
      [`${activity}messages/inbox/bea_1/message_1.html`]: page(
        'Bea Ünal',
        `<h2 class="_3-95 _2pim _a6-h _a6-i">Bea Ünal</h2><div class="_3-95 _a6-p"><div><div></div><div>Grüße</div></div></div><div class="_3-94 _a6-o">${shown}</div>`,
        `<h2 class="_3-95 _2pim _a6-h _a6-i">Ada Löwe</h2><div class="_3-95 _a6-p"><div><div></div><div>Hallo</div></div></div><div class="_3-94 _a6-o">Mar 14, 2025 9:58 am</div>`,
      ),
    },
    'instagram-ada_l-2026-01-09-x.zip',
  )
  expect(await lookAt(html)).toBe('facebook: an Instagram export')
  const { items, failures } = await readImport(connector, html)
  expect(failures).toEqual([])
  expect(messagesOf(items)).toMatchObject([
    { text: 'Hallo', fromMe: true, service: 'Instagram', local: '2025-03-14T09:58:00' },
    { text: 'Grüße', fromMe: false, chat: 'Bea Ünal' },
  ])
  expect(contactsOf(items)).toMatchObject([{ relation: 'follower', name: 'bea.b', since: at }])
  expect(postsOf(items)).toMatchObject([
    { kind: 'comment', text: "It's lovely", about: 'bea.b', at },
    { kind: 'like', about: 'cem', url: 'https://www.instagram.com/p/def/', at },
  ])
})

test('a single file of an Instagram export is recognised', async () => {
  const name = 'followers_1.json'
  const single = memoryFile(name, facebookJson([account('bea.b')]))
  expect(await lookAt(single)).toBe('facebook: a file of an Instagram export')
  const { items } = await readImport(connector, single)
  expect(contactsOf(items)).toMatchObject([{ relation: 'follower', name: 'bea.b' }])
})
