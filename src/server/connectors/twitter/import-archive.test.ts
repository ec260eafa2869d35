import { describe, expect, test } from 'vitest'
import { memoryFile } from '../memory-file.fixtures.ts'
import { contactsOf, messagesOf, postsOf, readImport } from '../read-import.fixtures.ts'
import { account, archiveOf, conversation, message, tweet, ytd } from './archive.fixtures.ts'
import { createTwitter } from './twitter.ts'

const connector = createTwitter({ username: '@ada', bearerToken: 'file' }, 'http://127.0.0.1:1')
const mention = { id_str: '7', screen_name: 'bea', name: 'Bea' }
const importing = (files: Record<string, string | Buffer>, folder?: string) =>
  readImport(connector, archiveOf(files, folder))

test('posts have full addresses, decoded characters and their pictures', async () => {
  const first = tweet('100', 'Tea &amp; cake &lt;3 https://t.co/a https://t.co/pic', {
    entities: {
      urls: [{ url: 'https://t.co/a', expanded_url: 'https://cake.example/now' }],
      media: [{ url: 'https://t.co/pic', media_url_https: 'https://pbs.twimg.com/media/one.jpg' }],
    },
    extended_entities: {
      media: [
        { url: 'https://t.co/pic', media_url_https: 'https://pbs.twimg.com/media/one.jpg' },
        {
          url: 'https://t.co/pic',
          media_url_https: 'https://pbs.twimg.com/media/two.jpg',
          ext_alt_text: 'A cake',
        },
      ],
    },
  })
  const { items, failures } = await importing({
    'account.js': ytd('account', [account]),
    'tweets.js': ytd('tweets', [first]),
  })
  expect(failures).toEqual([])
  expect(items.map(({ kind, key }) => [kind, key])).toEqual([
    ['profile_entry', 'profile:42'],
    ['post', '100'],
  ])
  expect(postsOf(items)).toMatchObject([
    {
      kind: 'post',
      author: 'Ada & Co',
      text: 'Tea & cake <3 https://cake.example/now',
      at: '2025-06-03T19:32:20.000Z',
      url: 'https://x.com/ada/status/100',
      likes: 3,
      shares: 1,
      files: ['one.jpg', 'two.jpg (A cake)'],
    },
  ])
})

test('replies, reposts, quotes, likes and bookmarks are distinguished, with the people they are about', async () => {
  const quoted = 'https://twitter.com/cy/status/55'
  const { items } = await importing({
    'tweets.js': ytd('tweets', [
      tweet('1', '@bea yes', {
        in_reply_to_status_id_str: '9',
        in_reply_to_user_id_str: '7',
        in_reply_to_screen_name: 'bea',
      }),
      tweet('2', 'RT @dana: look'),
      tweet('3', 'so true https://t.co/q', {
        quoted_status_id_str: '55',
        entities: { urls: [{ url: 'https://t.co/q', expanded_url: quoted }] },
      }),
    ]),
    'like.js': ytd('like', [
      { like: { tweetId: '5', fullText: 'A &gt; B', expandedUrl: 'https://x.com/i/web/status/5' } },
    ]),
    'bookmark.js': ytd('bookmark', [{ bookmark: { tweetId: '5', fullText: 'kept' } }]),
  })
  expect(postsOf(items).map(({ kind, about, text, at }) => [kind, about, text, at !== ''])).toEqual(
    [
      ['reply', '@bea', '@bea yes', true],
      ['share', '@dana', 'RT @dana: look', true],
      ['post', '@cy', `so true ${quoted}`, true],
      ['like', '', 'A > B', false],
      ['bookmark', '', 'kept', false],
    ],
  )
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
})

test('a long text replaces its beginning, even if two were written in one second', async () => {
  const note = (noteTweetId: string, text: string) => ({
    noteTweet: { noteTweetId, createdAt: '2025-06-03T19:32:20.000Z', core: { text } },
  })
  const { items } = await importing({
    'tweets.js': ytd('tweets', [
      tweet('1', 'Bread is &amp; was… https://t.co/x'),
      tweet('2', 'Cake is'),
      tweet('3', 'Neither'),
    ]),
    'note-tweet.js': ytd('note_tweet', [
      note('n2', 'Cake is what one eats'),
      note('n1', 'Bread is & was always there'),
      note('n3', 'A note of its own'),
    ]),
  })
  const texts = items.flatMap((item) => (item.kind === 'post' ? [[item.key, item.post.text]] : []))
  expect(texts).toEqual([
    ['1', 'Bread is & was always there'],
    ['2', 'Cake is what one eats'],
    ['3', 'Neither'],
    ['note:n3', 'A note of its own'],
  ])
})

test('messages have their authors, with names from mentions in posts', async () => {
  const { items, skipped } = await importing({
    'account.js': ytd('account', [account]),
    'tweets.js': ytd('tweets', [tweet('1', 'Hi @bea', { entities: { user_mentions: [mention] } })]),
    'direct-messages.js': ytd('direct_messages', [
      conversation('42-7', [
        message('m2', '42', 'See https://t.co/z', {
          createdAt: '2025-06-03T20:05:00.000Z',
          urls: [{ url: 'https://t.co/z', expanded: 'https://z.example' }],
        }),
        message('m1', '7', 'Hello', { reactions: [{ senderId: '42', reactionKey: 'like' }] }),
      ]),
    ]),
    'direct-messages-group.js': ytd('direct_messages_group', [
      conversation('g1', [
        { joinConversation: { initiatingUserId: '7', participantsSnapshot: ['42', '7', '8'] } },
        message('m3', '8', '', { mediaUrls: ['https://ton.twitter.com/dm/1/a.jpg'] }),
        { conversationNameUpdate: { name: 'Crew', createdAt: '2025-06-04T00:00:00.000Z' } },
      ]),
    ]),
  })
  expect(messagesOf(items)).toMatchObject([
    { author: 'Bea', sender: 'bea', fromMe: false, text: 'Hello', chat: 'Bea', people: ['bea'] },
    { author: 'Ada & Co', fromMe: true, text: 'See https://z.example', chatId: '42-7' },
    { author: 'account 8', chat: 'Crew', kind: 'attachment', file: 'a.jpg', people: ['bea', '8'] },
  ])
  expect(messagesOf(items)[0]?.reactions).toEqual([{ by: 'Ada & Co', reaction: '❤️' }])
  expect(skipped).toEqual([
    { reason: 'People who joined or left a group, and its changes of name', count: 2 },
  ])
})

test('followers and followed accounts become contacts, with names if known', async () => {
  const { items, notes } = await importing({
    'tweets-part1.js': ytd(
      'tweets',
      [tweet('1', '@bea', { entities: { user_mentions: [mention] } })],
      1,
    ),
    'follower.js': ytd('follower', [{ follower: { accountId: '7' } }]),
    'following.js': ytd('following', [{ following: { accountId: '8', userLink: 'https://u/8' } }]),
    'mute.js': ytd('mute', [{ muting: { accountId: '7' } }]),
    'ad-engagements.js': ytd('ad_engagements', [{ ad: {} }]),
    'grok-chat-item.js': ytd('grok_chat_item', [{}]),
  })
  expect(contactsOf(items)).toMatchObject([
    { relation: 'follower', name: 'Bea', handles: ['bea'] },
    { relation: 'following', name: 'account 8', handles: [], url: 'https://u/8' },
    { relation: 'blocked', name: 'Bea', note: 'muted' },
  ])
  expect(notes.join(' ')).toMatch(/advertisements was left out.*grok-chat-item\.js/)
})

describe('archives of every year and shape', () => {
  test('an archive from 2016, by month', async () => {
    const { items } = await importing({
      'js/user_details.js': 'var user_details = {"screen_name":"ada","id":"42","full_name":"Ada"}',
      'js/tweets/2016_05.js':
        'Grailbird.data.tweets_2016_05 = [{"id_str":"9","text":"Old &amp; gold","created_at":"2016-05-03 05:21:50 +0200"}]',
      'js/tweet_index.js': 'var tweet_index = []',
    })
    expect(postsOf(items)).toMatchObject([
      { text: 'Old & gold', author: 'Ada', at: '2016-05-03T03:21:50.000Z' },
    ])
  })

  test('files of the data folder packed without it', async () => {
    const archive = archiveOf({ 'tweets.js': ytd('tweets', [tweet('1', 'bare')]) }, '')
    expect(await connector.recognise?.(archive)).toBe('an X archive')
    expect(postsOf((await readImport(connector, archive)).items)).toHaveLength(1)
  })

  test('an archive within a folder, and one from 2018 without wrappers', async () => {
    const bare = [{ id_str: '9', full_text: 'bare', created_at: 'Tue Jun 03 19:32:20 +0000 2018' }]
    const { items } = await importing({ 'tweet.js': ytd('tweet', bare) }, 'backup/data/')
    expect(postsOf(items)).toMatchObject([{ text: 'bare', at: '2018-06-03T19:32:20.000Z' }])
  })

  test('a file in UTF-16, with leading whitespace and numbers instead of text', async () => {
    const text = ` ${ytd('tweets', [{ tweet: { id: 12, full_text: 'wide' } }])}`
    for (const bytes of [Buffer.from(`\ufeff${text}`, 'utf16le'), Buffer.from(text, 'utf16le')]) {
      const file = memoryFile('tweets_utf16.js', bytes)
      expect(await connector.recognise?.(file)).toBe('a file of an X archive')
      const { items } = await readImport(connector, file)
      expect(postsOf(items)).toMatchObject([{ text: 'wide' }])
    }
  })

  test('the archives of two accounts, imported at once, stay separate', async () => {
    const other = { account: { accountId: '43', username: 'bob', accountDisplayName: 'Bob' } }
    const archive = (name: string, who: unknown, id: string) =>
      Object.assign(
        archiveOf({ 'account.js': ytd('account', [who]), 'tweets.js': ytd('t', [tweet(id, 'x')]) }),
        { name },
      )
    const { items } = await readImport(
      connector,
      archive('one.zip', account, '1'),
      archive('two.zip', other, '2'),
    )
    expect(postsOf(items).map(({ author }) => author)).toEqual(['Ada & Co', 'Bob'])
  })
})

test('a picture without text is a post, also in a circle', async () => {
  const media = [{ url: 'https://t.co/p', media_url_https: 'https://pbs.twimg.com/media/p.jpg' }]
  const { items, failures } = await importing({
    'twitter-circle-tweet.js': ytd('twitter_circle_tweet', [
      tweet('1', '', { entities: { media } }),
    ]),
  })
  expect(failures).toEqual([])
  expect(postsOf(items)).toMatchObject([{ text: '', files: ['p.jpg'] }])
})

describe('damage is reported, and the rest is read', () => {
  test('a truncated file', async () => {
    const whole = ytd('tweets', [tweet('1', 'one {"[ \\" ]'), tweet('2', 'two')])
    const file = memoryFile('tweets.js', whole.slice(0, -40))
    const { items, failures } = await readImport(connector, file)
    expect(postsOf(items).map(({ text }) => text)).toEqual(['one {"[ \\" ]'])
    expect(failures).toEqual([
      { item: 'tweets.js, entry 2', reason: expect.stringMatching(/cut off or damaged/) },
    ])
  })

  test('entries other than posts, messages without an id, broken JSON within', async () => {
    const { items, failures } = await importing({
      'community-tweet.js': ytd('community_tweet', [{ bad: true }, tweet('1', 'good')]),
      'tweets.js':
        'window.YTD.tweets.part0 = [ {"tweet": oops}, {"tweet":{"id_str":"2","full_text":"b"}} ]',
      'direct-messages.js': ytd('direct_messages', [
        { nothing: 1 },
        conversation('42-7', [{ messageCreate: { text: 'no id' } }]),
      ]),
    })
    expect(
      postsOf(items)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(['b', 'good'])
    expect(failures).toHaveLength(4)
  })
})
