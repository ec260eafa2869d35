import type { ContractCase } from '../contract-suite.ts'
import { account, archiveOf, conversation, message, tweet, ytd } from './archive.fixtures.ts'
import { createTwitter } from './twitter.ts'
import { answeredPost, openX } from './x.fixtures.ts'

const posts = 5

const open = (refusal?: 'token' | 'limited' | 'credits' | 'protected' | 'broken') => async () => {
  const x = await openX()
  x.state.refusal = refusal
  x.state.posts = Array.from({ length: posts }, (_, at) => answeredPost(posts - at))
  const connector = createTwitter({ username: 'ada', bearerToken: x.token }, x.base)
  return Object.assign(x, { connector })
}

const archive = archiveOf({
  'account.js': ytd('account', [account]),
  'tweets.js': ytd(
    'tweets',
    Array.from({ length: 1_200 }, (_, at) => tweet(String(at + 1), `Post ${at}`)),
  ),
  'like.js': ytd('like', [{ like: { tweetId: '5', fullText: 'liked' } }]),
  'direct-messages.js': ytd('direct_messages', [
    conversation('42-7', [message('m1', '7', 'Hello'), message('m2', '42', 'Hi')]),
  ]),
})

export const twitterContract: ContractCase = {
  name: 'twitter',
  connector: createTwitter({ username: '@ada', bearerToken: 'file' }, 'http://127.0.0.1:1'),
  live: {
    open: open(),
    account: '@ada',
    // The posts, and the profile.
    items: posts + 1,
    errors: [
      { when: 'the token is wrong', open: open('token'), code: 'auth_failed' },
      { when: 'too much was asked', open: open('limited'), code: 'rate_limited' },
      { when: 'no credits are left', open: open('credits'), code: 'quota_or_billing' },
      { when: 'the plan does not allow it', open: open('protected'), code: 'permission' },
      { when: 'X is over capacity', open: open('broken'), code: 'transient' },
    ],
  },
  files: [{ file: archive, items: 1_204 }],
}
