import type { CatalogueEntry } from './entry.ts'

export const chats: CatalogueEntry = {
  type: 'chats',
  name: 'Assistants and other chats',
  category: 'ai_services',
  description:
    'Conversations with ChatGPT and Claude, and messages of Telegram, Signal, Snapchat, Slack, Discord, Teams and Skype.',
  connectsBy: 'The archives that these services hand out.',
  fields: [],
  howto: [
    'ChatGPT: choose Settings, Data controls, Export data. Claude: choose Settings, Privacy, Export data. Both mail a link within minutes to a day; drop the .zip as it is.',
    'Telegram: in Telegram Desktop choose Settings, Advanced, Export Telegram data, as JSON or HTML; zip the folder if it has several files.',
    'Signal: choose Settings, Chats, Export chat history, and zip the folder, or drop the main.jsonl in it. Snapchat: open accounts.snapchat.com, My Data, include chat history, friends and memories, as JSON (a day or more).',
    'Slack: an owner of the workspace opens workspace settings, Import/Export data, Export. Discord: choose User Settings, Data & Privacy, Request Data (up to 30 days).',
    'Teams for private use and Skype: open go.skype.com/export, sign in, choose Conversations, and drop messages.json.',
  ],
  files: {
    accept: ['.zip', '.json', '.jsonl', '.html', '.backup'],
    hint: 'Exports of ChatGPT, Claude, Telegram, Signal, Snapchat, Slack, Discord, Teams and Skype (.zip, or the files in them).',
  },
}
