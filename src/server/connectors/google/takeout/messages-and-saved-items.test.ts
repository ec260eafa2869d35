import { describe, expect, test } from 'vitest'
import type { Item } from '../../connector.ts'
import { readTakeout } from './takeout.fixtures.ts'

const postsOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'post' ? [item.post] : []))

describe('messages, likes and saved items', () => {
  test('Google Chat messages have their authors', async () => {
    const created_date = 'Friday, March 17, 2023 at 9:00:00\u202fAM UTC'
    const message = (name: string, email: string, more = {}) => ({
      creator: { name, email },
      created_date,
      text: 'Beans?',
      message_id: `${email} 1`,
      ...more,
    })
    const { items, skipped } = await readTakeout({
      'Google Chat/Groups/Space 7/group_info.json': {
        name: 'Garden',
        members: [
          { name: 'Bea', email: 'bea@example.org' },
          { name: 'Ada', email: 'ada@work.example' },
        ],
      },
      'Google Chat/Groups/Space 7/messages.json': {
        messages: [
          message('Bea', 'bea@example.org'),
          message('Ada', 'ada@work.example', {
            text: '',
            attached_files: [{ original_name: 'bed.jpg', export_name: 'x' }],
          }),
          message('Bea', 'x', { message_state: 'DELETED' }),
        ],
      },
      'Google Chat/Users/User 1/user_info.json': {
        user: { name: 'Ada', email: 'Ada@work.example' },
      },
    })
    expect(items).toMatchObject([
      {
        message: {
          chat: 'Garden',
          author: 'Bea',
          fromMe: false,
          at: '2023-03-17T09:00:00.000Z',
          service: 'Google Chat',
          chatId: 'Space 7',
        },
      },
      {
        message: {
          author: 'Ada',
          fromMe: true,
          kind: 'attachment',
          file: 'bed.jpg',
          people: ['bea@example.org'],
        },
      },
    ])
    expect(skipped).toContainEqual({ reason: 'Messages that were deleted', count: 1 })
  })

  test('comments, subscriptions, saved places and bookmarks are recognised by content', async () => {
    const { items } = await readTakeout({
      'YouTube und YouTube Music/Kommentare/Kommentare.csv':
        'Kommentar-ID,Kanal-ID,Zeitstempel,Preis,Video-ID,Kommentartext\nUgx1,UC1234567890123456789012,2026-01-05T10:00:00+00:00,0,abcdefghijk,"{""text"":""Fine ""},{""text"":""beans""}"\n',
      'YouTube und YouTube Music/Abos/Abos.csv':
        'Kanal-ID,Kanal-URL,Kanaltitel\nUC1234567890123456789012,http://www.youtube.com/channel/UC1234567890123456789012,Garden\n',
      'Gespeichert/Reiseziele.csv':
        'Titel,Notiz,URL,Kommentar\nBotanic garden,go there,https://www.google.com/maps/place/x,\n',
      'Maps (Meine Orte)/Bewertungen.json': {
        type: 'FeatureCollection',
        features: [
          {
            geometry: { coordinates: [11.5, 48.1] },
            properties: {
              date: '2026-01-05T10:00:00Z',
              five_star_rating_published: 4,
              google_maps_url: 'https://maps.google.com/?cid=1',
              location: { name: 'Seed shop', address: 'Beetweg 1' },
              review_text_published: 'Good beans',
            },
          },
        ],
      },
      'Chrome/Lesezeichen.html':
        '<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><DT><A HREF="https://example.org/?a=1&amp;b=2" ADD_DATE="1767607207">Beans &amp; peas</A></DL>',
      'YouTube and YouTube Music/my-comments/my-comments.html':
        '<html><ul><li>Sent a <a href="https://www.youtube.com/watch?v=abcdefghijk&amp;lc=1">comment</a> on <a href="https://www.youtube.com/watch?v=abcdefghijk">Beans</a> at 2020-01-05 10:00:00 UTC.<br/>So tall</li></ul></html>',
    })
    expect(postsOf(items)).toMatchObject([
      {
        kind: 'comment',
        text: 'Fine beans',
        url: 'https://youtube.com/watch?v=abcdefghijk',
        at: '2026-01-05T10:00:00.000Z',
      },
      { kind: 'bookmark', title: 'Botanic garden', text: 'go there', about: 'Reiseziele' },
      {
        kind: 'review',
        title: 'Seed shop',
        text: 'Beetweg 1\n48.1, 11.5\n4 of 5 stars\nGood beans',
      },
      {
        kind: 'bookmark',
        title: 'Beans & peas',
        url: 'https://example.org/?a=1&b=2',
        at: '2026-01-05T10:00:07.000Z',
      },
      { kind: 'comment', text: 'So tall', at: '2020-01-05T10:00:00.000Z', about: 'Beans' },
    ])
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'contact',
        contact: expect.objectContaining({ relation: 'following', name: 'Garden' }),
      }),
    )
  })
})
