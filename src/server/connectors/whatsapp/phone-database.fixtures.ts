import { databaseOf } from '../apple-messages/messages-database.fixtures.ts'

/** `msgstore.db` of an Android phone, with a chat of two messages. */
export const phoneDatabase = () =>
  databaseOf(
    {
      jid: [{ _id: 1, raw_string: '15551234567@s.whatsapp.net' }],
      chat: [{ _id: 1, jid_row_id: 1, subject: null }],
      message: ['Beans?', 'Peas.'].map((text_data, at) => ({
        _id: at + 1,
        chat_row_id: 1,
        from_me: at,
        key_id: `K${at}`,
        sender_jid_row_id: 1 - at,
        timestamp: Date.UTC(2025, 2, 14, 10, at),
        message_type: 0,
        text_data,
      })),
    },
    `CREATE TABLE jid (_id INTEGER PRIMARY KEY, raw_string TEXT);
     CREATE TABLE chat (_id INTEGER PRIMARY KEY, jid_row_id INTEGER, subject TEXT);
     CREATE TABLE message (_id INTEGER PRIMARY KEY, chat_row_id INTEGER, from_me INTEGER, key_id TEXT, sender_jid_row_id INTEGER, timestamp INTEGER, message_type INTEGER, text_data TEXT);`,
  )
