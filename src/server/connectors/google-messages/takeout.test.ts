import { expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createGoogleMessages } from './google-messages.ts'

const chat = {
  messages: [
    {
      creator: { name: 'Bea Baker', email: 'bea@example.org', user_type: 'Human' },
      created_date: 'Friday, March 14, 2025 at 9:05:00\u202fPM UTC',
      text: 'Beans or peas?',
      message_id: 'a/b/c',
    },
    {
      creator: { name: 'Dana', email: 'me@example.org' },
      created_date: 'Friday, March 14, 2025 at 9:06:00 PM UTC',
      text: 'Beans',
      attached_files: [{ original_name: 'bed.jpg', export_name: 'File-bed.jpg' }],
    },
    { creator: { name: 'Bea' }, created_date: 'some day', text: 'lost' },
  ],
}
const group = {
  members: [
    { name: 'Bea Baker', email: 'bea@example.org' },
    { name: 'Dana', email: 'me@example.org' },
  ],
}
const conversation = `<html><head><title>Bea Baker</title></head><body><div class="hChatLog hfeed">
<div class="message"><abbr class="dt" title="2020-01-02T03:04:05.678-05:00">Jan 2</abbr>:
<cite class="sender vcard"><a class="tel" href="tel:+15551234567"><span class="fn">Bea Baker</span></a></cite>:
<q>Beans &amp;<br>peas</q></div>
<div class="message"><abbr class="dt" title="2020-01-02T03:05:05.678-05:00">Jan 2</abbr>:
<cite class="sender vcard"><a class="tel" href="tel:+15550001111"><abbr class="fn" title="">Me</abbr></a></cite>:
<q>MMS Sent</q><div><img src="Bea Baker - Text - 2020-1-1.jpg" alt="Image MMS Attachment" /></div></div>
</div><div class="tags">Labels: Text</div></body></html>`
const call = `<html><body><div class="haudio"><span class="fn">Placed call to Bea Baker</span>
<div class="contributor vcard">Placed call to <a class="tel" href="tel:+15551234567"><span class="fn">Bea Baker</span></a></div>
<abbr class="published" title="2020-01-03T03:04:05.000-05:00">Jan 3</abbr>
<abbr class="duration" title="PT1M30S">(00:01:30)</abbr></div></body></html>`

const parts = [
  { name: 'Takeout/Google Chat/Groups/DM abc/messages.json', data: JSON.stringify(chat) },
  { name: 'Takeout/Google Chat/Groups/DM abc/group_info.json', data: JSON.stringify(group) },
  {
    name: 'Takeout/Google Chat/Users/User 1/user_info.json',
    data: JSON.stringify({ user: { name: 'Dana', email: 'me@example.org' } }),
  },
  {
    name: 'Takeout/Voice/Calls/Bea Baker - Text - 2020-01-02T08_04_05Z.html',
    data: conversation,
  },
  { name: 'Takeout/Voice/Calls/Bea Baker - Placed - 2020-01-03T08_04_05Z.html', data: call },
  { name: 'Takeout/archive_browser.html', data: '<html>' },
]
const file = memoryFile('takeout-20250314T000000Z-001.zip', zipOf(parts))

test('Google Chat and Google Voice in a Takeout archive are read', async () => {
  const connector = createGoogleMessages({ phoneNumber: '+15550001111', googleAccount: '' })
  expect(await connector.recognise?.(file)).toBe('Google Chat from Takeout')
  const pages = await Array.fromAsync(connector.import?.([file], AbortSignal.timeout(60_000)) ?? [])
  const items = pages.flatMap((page) => page.items)
  expect(items.map((item) => (item.kind === 'message' ? item.message : item))).toMatchObject([
    {
      activity: {
        action: 'called',
        title: 'Bea Baker',
        minutes: 1.5,
        at: '2020-01-03T08:04:05.000Z',
      },
    },
    {
      service: 'SMS',
      chat: 'Bea Baker',
      text: 'Beans &\npeas',
      fromMe: false,
      at: '2020-01-02T08:04:05.678Z',
    },
    { service: 'MMS', text: '', fromMe: true, file: 'Bea Baker - Text - 2020-1-1.jpg' },
    {
      service: 'Google Chat',
      chat: 'Bea Baker',
      author: 'Bea Baker',
      fromMe: false,
      at: '2025-03-14T21:05:00.000Z',
    },
    { text: 'Beans', fromMe: true, file: 'bed.jpg' },
  ])
  expect(pages.flatMap(({ failures = [] }) => failures)).toEqual([
    {
      item: 'Takeout/Google Chat/Groups/DM abc/messages.json',
      reason: expect.stringMatching(/\w/),
    },
  ])
})

test('a Takeout archive with more than messages is left to the Takeout source', async () => {
  const more = [...parts, { name: 'Takeout/Keep/list.json', data: '{}' }]
  const connector = createGoogleMessages({ phoneNumber: '', googleAccount: '' })
  expect(await connector.recognise?.(memoryFile('takeout.zip', zipOf(more)))).toBeUndefined()
})
