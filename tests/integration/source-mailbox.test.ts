import { expect } from 'vitest'
import { sourceView } from '#shared/sources.ts'
import { openScriptedImap } from '#server/connectors/gmail/scripted-imap.fixtures.ts'
import { create, mailAt, report, search, settled, syncNow } from '#tests/data-sources.ts'
import { openTestServer, test } from '#tests/server.ts'

const gmail = { email: 'ada@gmail.com', password: 'abcd efgh ijkl mnop' }
const attached = [
  'From: Bea Gardner <bea@example.org>',
  'To: ada@gmail.com',
  'Subject: The plan',
  'Message-ID: <plan@example.org>',
  'Date: Mon, 02 Mar 2026 10:00:00 +0000',
  'Content-Type: multipart/mixed; boundary=x',
  '',
  '--x',
  '',
  'Here is the plan.',
  '--x',
  'Content-Type: text/plain',
  'Content-Disposition: attachment; filename="beds.txt"',
  '',
  'The third bed grows rutabaga.',
  '--x--',
].join('\n')

test(
  'labels, attachments and deletions in a mailbox are followed',
  { timeout: 120_000 },
  async () => {
    await using imap = await openScriptedImap()
    await using server = await openTestServer(imap.env)
    const { state } = imap
    state.mails = [mailAt(1), { uid: 2, raw: attached, id: '2', labels: ['Garden'] }]
    const ada = await server.person('Ada')
    const { id } = sourceView.parse(await (await create(ada, 'gmail', gmail)).json())
    const first = await settled(ada, id)
    expect(first.counts).toMatchObject({ emails: 2, files: 1 })
    expect(first.choices?.folders).toEqual(['Garden'])
    await expect
      .poll(async () => (await search(ada, 'rutabaga')).map(({ originalName }) => originalName), {
        timeout: 60_000,
      })
      .toEqual(['beds.txt'])

    state.modseq += 1
    const changed = { labels: ['Garden', 'Plans'], flags: ['\\Seen'], modseq: state.modseq }
    Object.assign(state.mails[1] ?? {}, changed)
    await syncNow(ada, id)
    expect(await report(ada, id)).toMatchObject({ stored: 0, updated: 1, failed: 0 })
    expect((await settled(ada, id)).choices?.folders).toEqual(['Garden', 'Plans'])

    state.mails.pop()
    await syncNow(ada, id)
    expect(await report(ada, id)).toMatchObject({ read: 0, removed: 2 })
    expect((await settled(ada, id)).counts).toMatchObject({ emails: 1 })
    expect(await search(ada, 'rutabaga')).toEqual([])
  },
)
