import {
  databaseOf,
  nanoseconds,
} from '#server/connectors/apple-messages/messages-database.fixtures.ts'
import { chatMessage, facebookJson, profile } from '#server/connectors/facebook/export.fixtures.ts'
import { csv } from '#server/connectors/linkedin/export.fixtures.ts'
import {
  account,
  conversation,
  message,
  tweet,
  ytd,
} from '#server/connectors/twitter/archive.fixtures.ts'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import type { SourceType } from '#shared/sources.ts'
import { docxFile, pdfFile, xlsxFile } from '#tests/e2e/files.ts'
import { canary } from './canary.ts'

type Files = Record<string, string | Buffer>

const named = ({ name, buffer }: { name: string; buffer: Buffer }) => ({ [name]: buffer })

/** A document of each kind, with a canary in its name and content. */
export const documents: Files = {
  [`${canary('text name')}.txt`]: `The ${canary('text')} garden holds 41 hydrangeas.`,
  [`${canary('table name')}.csv`]: `plant,${canary('column')}\n${canary('cell')},41\nbean,7\n`,
  [`${canary('page name')}.html`]: `<title>${canary('title')}</title><p>${canary('page')} is here.</p>`,
  [`${canary('rtf name')}.rtf`]: `{\\rtf1 A letter about ${canary('rtf')} and more.}`,
  [`${canary('json name')}.json`]: JSON.stringify([{ [canary('field')]: canary('entry') }]),
  [`${canary('letter name')}.eml`]: `From: ${canary('writer')}@example.org\nSubject: ${canary('letter')}\n\nSee ${canary('letter text')}.\n`,
  // Unreadable files are mentioned in logs and errors.
  [`${canary('broken name')}.pdf`]: `%PDF-1.7\n${canary('broken')}`,
  ...named(pdfFile(`${canary('pdf name')}.pdf`, [[`A page about ${canary('pdf')}.`]])),
  ...named(docxFile(`${canary('word name')}.docx`, [`# ${canary('heading')}`, canary('word')])),
  ...named(
    xlsxFile(`${canary('workbook name')}.xlsx`, {
      [canary('sheet')]: [
        ['plant', canary('figure')],
        [canary('value'), 5],
        ['pea', 6],
      ],
    }),
  ),
}

const mail = [
  'From x Mon Mar 02 10:00:00 +0000 2026',
  `From: ${canary('sender')} <${canary('sender')}@example.org>`,
  `To: ${canary('receiver')}@example.org`,
  `Subject: ${canary('subject')}`,
  'Date: Mon, 02 Mar 2026 10:00:00 +0000',
  `Message-ID: <${canary('message id')}@example.org>`,
  `X-Gmail-Labels: ${canary('label')}`,
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  `--b\nContent-Type: text/plain\n\nWe met at ${canary('mail')}.\n`,
  `--b\nContent-Type: text/plain; name="${canary('attachment name')}.txt"`,
  `Content-Disposition: attachment; filename="${canary('attachment name')}.txt"\n`,
  `The attachment says ${canary('attachment')}.\n--b--\n`,
].join('\n')

const sms = `<?xml version='1.0' encoding='UTF-8'?>
<smses count="1"><sms protocol="0" address="${canary('sms address')}" date="1741770000000" type="1"
 body="${canary('sms')}" read="1" contact_name="${canary('sms contact')}" /></smses>`

const observation = JSON.stringify({
  resourceType: 'Observation',
  id: canary('observation id'),
  code: { text: canary('observation') },
  effectiveDateTime: '2026-03-02',
  valueString: canary('result'),
})

const messagesDatabase = databaseOf({
  handle: [{ ROWID: 1, id: `${canary('handle')}@example.org`, service: 'iMessage' }],
  chat: [{ ROWID: 1, guid: 'c', style: 45, chat_identifier: canary('chat identifier') }],
  chat_handle_join: [{ chat_id: 1, handle_id: 1 }],
  message: [
    {
      ROWID: 1,
      guid: canary('message guid'),
      text: `Meet at ${canary('imessage')}`,
      handle_id: 1,
      service: 'iMessage',
      date: nanoseconds('2025-03-14T10:00:00.250Z'),
    },
  ],
  chat_message_join: [{ chat_id: 1, message_id: 1 }],
})

const archive = (files: Record<string, string>) =>
  zipOf(Object.entries(files).map(([name, data]) => ({ name, data, deflate: true })))

/** A file for each source, with canaries in the stored fields. */
export const exports: Partial<Record<SourceType, Files>> = {
  gmail: { [`${canary('mailbox name')}.mbox`]: mail },
  whatsapp: {
    [`WhatsApp Chat with ${canary('chat name')}.txt`]: `[04/03/25, 14:05:09] ${canary('chat name')}: See ${canary('chat message')}\n`,
  },
  google: {
    'contacts.vcf': `BEGIN:VCARD\nVERSION:3.0\nFN:${canary('contact')}\nEMAIL:${canary('contact mail')}@example.org\nEND:VCARD\n`,
    'takeout-20260101T000000Z-001.zip': archive({
      'Takeout/My Activity/Search/MyActivity.json': JSON.stringify([
        {
          header: 'Search',
          title: `Searched for ${canary('search')}`,
          time: '2026-01-01T00:00:00Z',
        },
      ]),
      'Takeout/Drive/letter.txt': `A letter about ${canary('drive file')}.`,
    }),
  },
  google_messages: { 'sms-20250314100000.xml': sms },
  bank_of_america: {
    'stmt_4321.csv': `Date,Description,Amount\n03/09/2026,${canary('merchant')} LUNCH,-12.50\n`,
  },
  linkedin: {
    'Connections.csv': csv('First Name,Last Name,URL,Email Address,Company,Position,Connected On', [
      'Bea',
      canary('connection'),
      '',
      '',
      canary('company'),
      canary('position'),
      '08 Feb 2026',
    ]),
  },
  twitter: {
    'twitter-2026-01-02-abc.zip': archive({
      'data/account.js': ytd('account', [account]),
      'data/tweets.js': ytd('tweets', [tweet('1', `A post about ${canary('post')}`)]),
      'data/direct-messages.js': ytd('direct_messages', [
        conversation('42-7', [message('m1', '7', canary('direct message'))]),
      ]),
    }),
  },
  facebook: {
    'facebook-ada-2026-01-02-abc.zip': archive({
      'personal_information/profile_information/profile_information.json': profile,
      'your_facebook_activity/messages/inbox/bea_1/message_1.json': facebookJson({
        participants: [{ name: canary('friend') }, { name: 'Ada Löwe' }],
        messages: [chatMessage(canary('friend'), 1, { content: canary('messenger') })],
        title: canary('friend'),
        thread_path: 'inbox/bea_1',
      }),
    }),
  },
  apple_messages: { 'chat.db': messagesDatabase },
  health: { 'Observation.ndjson': observation },
}
