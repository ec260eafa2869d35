import type { ContractCase } from '../contract-suite.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createWhatsApp } from './whatsapp.ts'

const chat = Array.from(
  { length: 1_500 },
  (_, at) => `[14/03/25, 14:${String(at % 60).padStart(2, '0')}:09] Dana: note ${at}\n`,
).join('')

export const whatsAppContract: ContractCase = {
  name: 'whatsapp',
  connector: createWhatsApp(),
  files: [{ file: memoryFile('WhatsApp Chat with Dana.txt', chat), items: 1_500 }],
}
