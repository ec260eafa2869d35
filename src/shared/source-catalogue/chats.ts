import type { CatalogueEntry } from './entry.ts'

export const chats: CatalogueEntry = {
  type: 'chats',
  name: 'Assistants and other chats',
  category: 'ai_services',
  description:
    'Conversations with ChatGPT and Claude, and messages from Telegram, Signal, Snapchat, Slack, Discord, Teams and Skype.',
  connectsBy: 'Archives exported from these services.',
  fields: [],
  howto: [
    'ChatGPT: choose Settings, Data controls, Export data. Claude: choose Settings, Privacy, Export data. Both email a link within minutes to a day. Drop the .zip without unpacking it.',
    'Telegram: in Telegram Desktop, choose Settings, Advanced, Export Telegram data, as JSON or HTML. Zip the folder if it has several files.',
    'Signal: choose Settings, Chats, Export chat history, and zip the folder, or drop the main.jsonl in it. Snapchat: open accounts.snapchat.com, choose My Data and include chat history, friends and memories, as JSON (a day or more).',
    'Slack: an owner of the workspace chooses Workspace settings, Import/Export data, Export. Discord: choose User Settings, Data & Privacy, Request Data (up to 30 days).',
    'Teams for private use and Skype: open go.skype.com/export, sign in, choose Conversations and drop messages.json.',
  ],
  files: {
    accept: ['.zip', '.json', '.jsonl', '.html', '.backup'],
    hint: 'Exports from ChatGPT, Claude, Telegram, Signal, Snapchat, Slack, Discord, Teams and Skype (.zip, or the files in them).',
  },
}
