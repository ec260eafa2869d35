import type { Post } from '#server/connectors/kinds/post.ts'
import { listCell, dayOrMomentCell, textCell } from './cells.ts'
import { ofService, joinPhrases, type RecordKind } from './record-kind.ts'

const verbs: Record<Post['kind'], string> = {
  post: 'posted',
  comment: 'commented',
  reply: 'replied',
  share: 'shared',
  like: 'liked',
  reaction: 'reacted',
  bookmark: 'saved',
  review: 'reviewed',
}

export const postKind: RecordKind<Post> = {
  kind: 'post',
  table: 'posts',
  label: 'Posts',
  about: 'Posts, comments and reviews on services, with likes, shares, replies and bookmarks.',
  at: ({ at }) => at,
  merge: (stored, next) => (next.timeIsLocal && !stored.timeIsLocal ? stored : next),
  columns: [
    {
      name: 'date',
      type: 'timestamp',
      about: 'local time',
      value: ({ at, timeIsLocal }, zone) => dayOrMomentCell(at, timeIsLocal ? undefined : zone),
    },
    { name: 'service', type: 'text', value: ({ service }) => textCell(service) },
    {
      name: 'kind',
      type: 'text',
      about: '`post`, `comment`, `reply`, `share`, `like`, `reaction`, `bookmark` or `review`',
      value: ({ kind }) => kind,
    },
    { name: 'author', type: 'text', value: ({ author }) => textCell(author) },
    { name: 'title', type: 'text', prose: true, value: ({ title }) => textCell(title) },
    { name: 'text', type: 'text', prose: true, value: ({ text }) => textCell(text) },
    {
      name: 'about',
      type: 'text',
      about: 'author of the post it replies to, shares or likes',
      value: ({ about }) => textCell(about),
    },
    { name: 'likes', type: 'integer', value: ({ likes }) => likes },
    { name: 'shares', type: 'integer', value: ({ shares }) => shares },
    { name: 'replies', type: 'integer', value: ({ replies }) => replies },
    { name: 'files', type: 'text', prose: true, value: ({ files }) => listCell(files) },
    { name: 'url', type: 'text', prose: true, value: ({ url }) => textCell(url) },
  ],
  sheet: {
    group: ({ service }) => service,
    name: ofService('Posts'),
    rowsAPassage: 1,
    text: ({ at, kind, author, title, text, about, files }) =>
      [
        joinPhrases(at.slice(0, 10), `${author} ${verbs[kind]}`.trim(), about && `to ${about}`),
        title,
        text,
        listCell(files) ?? '',
      ]
        .filter((line) => line !== '')
        .join('\n'),
  },
}
