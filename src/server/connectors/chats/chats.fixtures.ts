/** A page of a chat as Telegram Desktop exports it. */
export const telegramPage = (messages: readonly { id: number; text: string }[], title = 'Bea') =>
  pageOf(
    title,
    messages
      .map(
        ({ id, text }) =>
          `<div class="message default clearfix" id="message${id}"><div class="body"><div class="pull_right date details" title="14.03.2025 11:01:00 UTC+01:00">11:01</div><div class="from_name">Bea</div><div class="text">${text}</div></div></div>`,
      )
      .join('\n'),
  )

export const pageOf = (title: string, messages: string) => `<!DOCTYPE html>
<html><head><meta charset="utf-8"/><title>Exported Data</title></head>
<body onload="CheckLocation();"><div class="page_wrap">
<div class="page_header"><a class="content block_link" href="../../lists/chats.html#allow_back"><div class="text bold">
${title}
</div></a></div>
<div class="page_body chat_page"><div class="history">
${messages}
</div></div></div></body></html>`

/** A chat with one person as Signal exports it. */
export const signalLines = (texts: readonly string[]) =>
  [
    { version: '1', backupTimeMs: '1741950000000' },
    { recipient: { id: '1', self: {} } },
    { recipient: { id: '2', contact: { e164: '15551234567', profileGivenName: 'Bea' } } },
    { chat: { id: '1', recipientId: '2' } },
    ...texts.map((body, at) => ({
      chatItem: {
        chatId: '1',
        authorId: '2',
        dateSent: String(1_741_946_400_000 + at * 1000),
        incoming: {},
        standardMessage: { text: { body } },
      },
    })),
  ]
    .map((line) => JSON.stringify(line))
    .join('\n')
