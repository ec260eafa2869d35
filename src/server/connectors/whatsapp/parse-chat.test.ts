import { expect, test } from 'vitest'
import { chatTitle, titleOfAuthors } from './chat-title.ts'
import { parseChat } from './parse-chat.ts'
import { isChat } from './find-chats.ts'

const read = (text: string, chat = 'Garden club') => {
  const [message] = parseChat(text, chat).messages
  return message && [message.local, message.author, message.kind, message.text]
}

test.each([
  ['[14/03/25, 14:05:09] Priya: hello', '2025-03-14T14:05:09'],
  ['[3/14/25, 2:05:09\u202fPM] Priya: hello', '2025-03-14T14:05:09'],
  ['[14.03.25, 14:05:09] Priya: hello', '2025-03-14T14:05:09'],
  ['14/03/2025, 14:05 - Priya: hello', '2025-03-14T14:05:00'],
  ['14/3/2025, 2:05 p.\u00a0m. - Priya: hello', '2025-03-14T14:05:00'],
  ['14/3/2025, 12:05 a. m. - Priya: hello', '2025-03-14T00:05:00'],
  ['[2025/03/14, 14:05:09] Priya: hello', '2025-03-14T14:05:09'],
  ['2025-03-14, 14:05 - Priya: hello', '2025-03-14T14:05:00'],
  ['14.3.2025 klo 14.05 - Priya: hello', '2025-03-14T14:05:00'],
  ['14. 3. 2025. 14:05:09 Priya: hello', '2025-03-14T14:05:09'],
  ['14.03.25 14.05.09: Priya: hello', '2025-03-14T14:05:09'],
  ['14.03.25, 14:05 Uhr - Priya: hello', '2025-03-14T14:05:00'],
  ['[2025/3/14 下午2:05:09] Priya: hello', '2025-03-14T14:05:09'],
  ['2025/3/14 上午12:05 - Priya: hello', '2025-03-14T00:05:00'],
  ['[2025. 3. 14. 오후 2:05:09] Priya: hello', '2025-03-14T14:05:09'],
  ['14/3/2025, 2:05 μ.μ. - Priya: hello', '2025-03-14T14:05:00'],
  ['١٤/٣/٢٠٢٥, ٢:٠٥ م - Priya: hello', '2025-03-14T14:05:00'],
  ['14/3/2568 14:05 - Priya: hello', '2025-03-14T14:05:00'],
  ['\ufeff[14/03/25, 14:05:09] Priya: hello', '2025-03-14T14:05:09'],
  ['[03/2025/14, 14:05:09] Priya: hello', '2025-03-14T14:05:09'],
  ['[14:05, 14/03/2025] Priya: hello', '2025-03-14T14:05:00'],
  ['[2:05 PM, 3/14/2025] Priya: hello', '2025-03-14T14:05:00'],
  ['14:05, 14/3/2025 - Priya: hello', '2025-03-14T14:05:00'],
  ['14/03/2025 à 14:05 - Priya: hello', '2025-03-14T14:05:00'],
  ['2025-03-14 14 h 05 - Priya: hello', '2025-03-14T14:05:00'],
  ['14.3.2025 г., 14:05 ч. - Priya: hello', '2025-03-14T14:05:00'],
  ['2025. 03. 14. 14:05 - Priya: hello', '2025-03-14T14:05:00'],
  ['14/3/25 2:05 CH - Priya: hello', '2025-03-14T14:05:00'],
  ['14.03.2025 ÖS 2:05 - Priya: hello', '2025-03-14T14:05:00'],
  ['14/3/2568 หลังเที่ยง 2:05 - Priya: hello', '2025-03-14T14:05:00'],
  ['१४/३/२५, २:०५ pm - Priya: hello', '2025-03-14T14:05:00'],
  ['۲۰۲۵/۳/۱۴،‏ ۱۴:۰۵ - Priya: hello', '2025-03-14T14:05:00'],
  ['‏14‏/3‏/2025, 14:05 - Priya: hello', '2025-03-14T14:05:00'],
  ['25. 3. 14., 오후 2:05 - Priya: hello', '2025-03-14T14:05:00'],
  ['14/03/25, 2:05 PTG - Priya: hello', '2025-03-14T14:05:00'],
  ['14/03/25, 12:05 PG - Priya: hello', '2025-03-14T00:05:00'],
  ['2025-03-14, 2:05 nm. - Priya: hello', '2025-03-14T14:05:00'],
  ['14/03/2025, 2:05 ከሰዓት - Priya: hello', '2025-03-14T14:05:00'],
  ['[2025-03-14, 14 h 05 min 09 s] Priya: hello', '2025-03-14T14:05:09'],
  ['14/3/68, 14:05 - Priya: hello', '2025-03-14T14:05:00'],
])('%s', (line, local) => {
  expect(read(line)).toEqual([local, 'Priya', 'text', 'hello'])
})

const at = '14/03/2025, 14:06'
test.each([
  [`${at} - P: <Media omitted>`, 'media_omitted', 'P'],
  [`${at} - P: IMG-1.jpg (file attached)\nour garden`, 'attachment', 'P'],
  [`\u200e[14/03/25, 14:06:11] P: \u200e<attached: 12-PHOTO.jpg>`, 'attachment', 'P'],
  [`[14/03/25, 14:06:11] P: plan.pdf • 3 pages <attached: plan.pdf>`, 'attachment', 'P'],
  [`${at} - P: This message was deleted`, 'deleted', 'P'],
  [`${at} - P: location: https://maps.google.com/?q=44.81,20.46`, 'location', 'P'],
  [`${at} - P: POLL:\nWhen?\nOPTION: Monday (2 votes)`, 'poll', 'P'],
  [`[14/03/25, 14:06:11] P: \u200eMissed voice call. Tap to call back`, 'call', 'P'],
  [`${at} - P: <Multimedia omitido>`, 'media_omitted', 'P'],
  [`${at} - P: <Без медиафайлов>`, 'media_omitted', 'P'],
  [`[14/03/25, 14:06:11] P: ‎Bild weggelassen`, 'media_omitted', 'P'],
  [`[14/03/25, 14:06:11] P: ‎画像は省略されました`, 'media_omitted', 'P'],
  [`${at} - P: Eliminaste este mensaje.`, 'deleted', 'P'],
  [`${at} - P: Bu mesaj silindi`, 'deleted', 'P'],
  [`[14/03/25, 14:06:11] P: ‎Verpasster Sprachanruf`, 'call', 'P'],
  [
    `[14/03/25, 14:06:11] P: ‎ENCUESTA:
¿Cuándo?
‎OPCIÓN: lunes (2 votos)`,
    'poll',
    'P',
  ],
  [
    `[14/03/25, 14:06:11] P: ‎Library (5 Main St): https://foursquare.com/v/4ac518cef9`,
    'location',
    'P',
  ],
  [`${at} - P: यह मैसेज मिटा दिया गया`, 'deleted', 'P'],
  [`${at} - P: Ez az üzenet törölve lett`, 'deleted', 'P'],
  [`[14/03/25, 14:06:11] P: \u200e<附件：12-PHOTO.jpg>`, 'attachment', 'P'],
  [`${at} - P: they omitted the beans`, 'text', 'P'],
  [`${at} - P: I left the garden`, 'text', 'P'],
  [`${at} - You created group "X: y"`, 'system', null],
  [`[14/03/25, 14:06:11] Garden club: \u200ePriya changed the group name`, 'system', null],
  [
    `[14/03/25, 14:06:11] Garden club: \u200eMessages are end-to-end encrypted. Only you`,
    'system',
    null,
  ],
])('%s is of the kind %s', (line, kind, author) => {
  const [message] = parseChat(line, 'Garden club').messages
  expect([message?.kind, message?.author]).toEqual([kind, author])
})

test('following lines belong to the message, even one that looks like a date in another format', () => {
  const text = '2018-06-13, 21:25 - a: one\n2016-04-29 10:30:00 not a header\nanother: thing'
  expect(parseChat(text, 'x').messages.map((message) => message.text)).toEqual([
    'one\n2016-04-29 10:30:00 not a header\nanother: thing',
  ])
})

test("an edited message is stored without the remark, a stranger's name without its prefix", () => {
  const text = '[14/03/25, 14:08:00] ~\u202fDana: at 3pm \u200e<This message was edited.>'
  expect(parseChat(text, 'x').messages[0]).toMatchObject({
    author: 'Dana',
    text: 'at 3pm',
    edited: true,
  })
})

test('an edited message is recognised in any language by its mark', () => {
  const text = '[14/03/25, 14:08:00] Dana: at 3pm \u200e<Viesti on muokattu>'
  expect(parseChat(text, 'x').messages[0]).toMatchObject({ text: 'at 3pm', edited: true })
})

test('dates in brackets may change their format, each with its own order', () => {
  const text = [
    '[2025-03-14, 14:05:09] Dana: one',
    '[2025.03.15, 14:05:09] Ada: two',
    '[16/03/2025, 14:05:09] Dana: three',
  ].join('\n')
  expect(parseChat(text, 'x').messages.map(({ local, text: body }) => [local, body])).toEqual([
    ['2025-03-14T14:05:09', 'one'],
    ['2025-03-15T14:05:09', 'two'],
    ['2025-03-16T14:05:09', 'three'],
  ])
})

test('the order of the date follows from impossible months, otherwise from chronology', () => {
  const order = (...days: string[]) => {
    const { order: found, sure } = parseChat(
      days.map((day) => `${day}, 10:00 - a: m`).join('\n'),
      'x',
    )
    return [found, sure]
  }
  expect(order('03/04/2025', '13/04/2025')).toEqual(['DMY', true])
  expect(order('03/04/2025', '03/14/2025')).toEqual(['MDY', true])
  expect(order('01/02/2025', '02/02/2025', '01/03/2025')).toEqual(['DMY', true])
  expect(order('03/04/2025')).toEqual(['DMY', false])
  expect(order('25/3/14', '25/3/31', '25/4/2')).toEqual(['YMD', true])
  expect(order('24/12/30', '25/1/9')).toEqual(['YMD', true])
  expect(order('25/3/14', '25/3/15', '25/3/16')).toEqual(['YMD', false])
  expect(order('14/3/25', '15/3/25', '16/3/25')).toEqual(['DMY', true])
})

test('an invalid date is counted, not guessed', () => {
  const { messages, unreadable } = parseChat(
    '31/02/2025, 10:00 - a: m\n01/03/2025, 10:00 - a: n',
    'x',
  )
  expect([messages.length, unreadable]).toEqual([1, 1])
})

test('a letter is not a chat, but one exported message is', () => {
  expect(isChat('Dear Dana,\nsee you on 14/03/2025.\nAda')).toBe(false)
  expect(isChat('[14/03/25, 14:05:09] Dana: See you')).toBe(true)
  expect(isChat('file')).toBe(false)
})

test('the chat is named after its file, pasted text after its people', () => {
  expect(chatTitle('WhatsApp Chat with Dana Scully.txt')).toBe('Dana Scully')
  expect(chatTitle('WhatsApp Chat - Garden club (1).zip')).toBe('Garden club')
  expect(chatTitle('Chat de WhatsApp con Dana.txt')).toBe('Dana')
  for (const name of [
    'WhatsApp-Chat mit Dana Bär',
    'Discussion WhatsApp avec Dana Bär',
    'Conversa do WhatsApp com Dana Bär',
    'Chat WhatsApp con Dana Bär',
    'WhatsApp-chat met Dana Bär',
    'Чат WhatsApp с контактом Dana Bär',
    'Czat WhatsApp z Dana Bär',
    'Chat WhatsApp dengan Dana Bär',
    'Dana Bär ile WhatsApp Sohbeti',
    '与Dana Bär的 WhatsApp 聊天',
    'Dana BärとのWhatsAppチャット',
    'محادثة واتساب مع Dana Bär',
    'Dana Bär',
  ]) {
    expect(chatTitle(`${name}.txt`)).toBe('Dana Bär')
  }
  expect(chatTitle('_chat.txt')).toBe('')
  expect(titleOfAuthors(['Dana', 'Ada', 'Dana'])).toBe('Ada and Dana')
})
