import { attributed, databaseOf, nanoseconds } from './messages-database.fixtures.ts'

const at = (minute: number) =>
  nanoseconds(`2025-03-14T10:${String(minute).padStart(2, '0')}:00.250Z`)

/** A phone with a chat by iMessage and SMS with one person, and a group. */
export const sampleRows = {
  handle: [
    { ROWID: 1, id: '+15551234567', service: 'iMessage' },
    { ROWID: 2, id: '+15551234567', service: 'SMS' },
    { ROWID: 3, id: 'ada@example.org', service: 'iMessage' },
  ],
  chat: [
    { ROWID: 1, guid: 'iMessage;-;+15551234567', style: 45, chat_identifier: '+15551234567' },
    { ROWID: 2, guid: 'SMS;-;+15551234567', style: 45, chat_identifier: '+15551234567' },
    {
      ROWID: 3,
      guid: 'iMessage;+;chat77',
      style: 43,
      chat_identifier: 'chat77',
      display_name: 'Garden club',
    },
  ],
  chat_handle_join: [
    { chat_id: 1, handle_id: 1 },
    { chat_id: 2, handle_id: 2 },
    { chat_id: 3, handle_id: 1 },
    { chat_id: 3, handle_id: 3 },
  ],
  message: [
    {
      ROWID: 1,
      guid: 'G1',
      text: 'Beans or peas?',
      handle_id: 1,
      service: 'iMessage',
      date: at(0),
    },
    {
      ROWID: 2,
      guid: 'G2',
      text: null,
      attributedBody: attributed('Beans, \ufffcplease'),
      handle_id: 1,
      service: 'iMessage',
      date: at(1),
      is_from_me: 1,
      destination_caller_id: '+15550001111',
      date_edited: at(2),
    },
    { ROWID: 3, guid: 'G3', text: 'Coming by bus', handle_id: 2, service: 'SMS', date: at(3) },
    {
      ROWID: 4,
      guid: 'G4',
      text: 'Liked “Beans, please”',
      handle_id: 1,
      date: at(4),
      associated_message_guid: 'p:0/G2',
      associated_message_type: 2001,
    },
    {
      ROWID: 5,
      guid: 'G5',
      text: '\ufffc',
      handle_id: 3,
      service: 'iMessage',
      date: at(5),
      thread_originator_guid: 'G8',
    },
    { ROWID: 6, guid: 'G6', handle_id: 3, date: at(6), item_type: 2, group_title: 'Garden club' },
    { ROWID: 7, guid: 'G7', handle_id: 3, date: at(7), item_type: 1, other_handle: 1 },
    { ROWID: 8, guid: 'G8', text: 'Who brings what?', handle_id: 1, service: 'RCS', date: at(4) },
    { ROWID: 9, guid: 'G9', text: null, handle_id: 3, date: at(8), date_retracted: at(9) },
    { ROWID: 10, guid: 'G10', text: null, handle_id: 3, date: at(9) },
    { ROWID: 11, guid: 'G11', text: 'lost', handle_id: 3, date: 0 },
  ],
  chat_message_join: [
    ...[1, 2, 4].map((id) => ({ chat_id: 1, message_id: id })),
    { chat_id: 2, message_id: 3 },
    ...[5, 6, 7, 8, 9, 10, 11].map((id) => ({ chat_id: 3, message_id: id })),
  ],
  attachment: [
    {
      ROWID: 1,
      guid: 'A1',
      filename: '~/Library/Messages/Attachments/0a/bed.heic',
      transfer_name: 'bed.heic',
    },
    { ROWID: 2, guid: 'A2', filename: '~/Library/SMS/Attachments/0b/plan.pdf' },
    { ROWID: 3, guid: 'A3', filename: '~/x/1.pluginPayloadAttachment', hide_attachment: 1 },
  ],
  message_attachment_join: [
    { message_id: 5, attachment_id: 1 },
    { message_id: 5, attachment_id: 2 },
    { message_id: 3, attachment_id: 3 },
  ],
}

export const sampleDatabase = (): Buffer => databaseOf(sampleRows)
/** The number of messages that are kept. */
export const sampleCount = 8
