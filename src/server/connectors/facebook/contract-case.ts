import type { ContractCase } from '../contract-suite.ts'
import { chatMessage, exportOf, facebookJson, profile, thread } from './export.fixtures.ts'
import { createFacebook } from './facebook.ts'
import { graphPost, openGraph } from './graph.fixtures.ts'

const time = '2026-01-02T10:00:00+0000'
const posts = 5

const open =
  (error?: { code: number; error_subcode?: number; is_transient?: boolean }) => async () => {
    const graph = await openGraph()
    graph.state.error = error
    graph.state.gap = true
    graph.state.edges = {
      posts: Array.from({ length: posts }, (_, at) => graphPost(posts - at)),
      photos: [{ id: '7', name: 'The sea', created_time: time }],
      likes: [1, 2, 3].map((id) => ({ id: `${id}`, name: `Page ${id}`, created_time: time })),
      events: [{ id: '10', name: 'Fair', start_time: time }],
    }
    const connector = createFacebook({ accessToken: graph.token }, graph.base)
    return Object.assign(graph, { connector })
  }

const file = exportOf({
  'personal_information/profile_information/profile_information.json': profile,
  'your_facebook_activity/messages/inbox/beaunal_123/message_1.json': thread(
    Array.from({ length: 1_200 }, (_, at) => chatMessage('Bea Ünal', at, { content: `n ${at}` })),
  ),
  'your_facebook_activity/posts/your_posts_1.json': facebookJson([
    { timestamp: 1_600_000_000, data: [{ post: 'Grüße' }], title: 'Ada Löwe' },
  ]),
})

const instagram = exportOf(
  {
    'connections/followers_and_following/followers_1.json': facebookJson(
      Array.from({ length: 1_200 }, (_, at) => ({
        title: '',
        string_list_data: [{ href: '', value: `bea.${at}`, timestamp: 1_600_000_000 }],
      })),
    ),
  },
  'instagram-ada-2026-01-02-abc.zip',
)

export const facebookContract: ContractCase = {
  name: 'facebook',
  connector: createFacebook({ accessToken: 'file' }, 'http://127.0.0.1:1'),
  live: {
    open: open(),
    account: 'ada@example.org',
    // The lists, and the profile.
    items: posts + 6,
    errors: [
      {
        when: 'the token ended',
        open: open({ code: 190, error_subcode: 463 }),
        code: 'needs_reauth',
      },
      { when: 'too much was asked', open: open({ code: 4 }), code: 'rate_limited' },
      {
        when: 'Facebook asks for the person',
        open: open({ code: 190, error_subcode: 459 }),
        code: 'needs_user_action',
      },
      { when: 'nothing is permitted', open: open({ code: 10 }), code: 'permission' },
      { when: 'Facebook is busy', open: open({ code: 2, is_transient: true }), code: 'transient' },
    ],
  },
  files: [
    { file, items: 1_206 },
    { file: instagram, items: 1_200 },
  ],
}
