import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { dayTexts } from '../sample-person/question.ts'
import { day, type SourceCase } from './source-case.ts'

const written: Record<string, string> = {
  'Kitchen/Sourdough.md': `---\ncreated: ${day(4, 2)}\ntags: [baking]\n---\n# Sourdough\nFeed the starter with 50 g of flour. Bake for 45 minutes at 230 degrees.\n`,
  'Kitchen/Plum cake.md': `---\ncreated: ${day(2, 5)}\ntags: [baking]\n---\n# Plum cake\nSix eggs, 300 g of plums.\n`,
  'Home/Wifi.md': `---\ncreated: ${day(3, 9)}\n---\n# Wifi\nThe network is called Heron and the router stands in the hall.\n`,
  'Home/Paint.md': `---\ncreated: ${day(1, 3)}\n---\n# Paint\nLiving room: Sea Mist 204. Hall: Warm Clay 88.\n`,
  'Lists/Packing.md': `---\ncreated: ${day(1, 11)}\n---\n# Packing\n- [x] passport\n- [ ] head torch\n- [ ] sun cream\n`,
  'Lists/Gifts.md': `---\ncreated: ${day(1, 19)}\n---\n# Gifts\n- [ ] Pia: a teapot\n- [x] Tom: a scarf\n`,
}

export const notes: SourceCase = {
  name: 'notes',
  type: 'notes',
  files: {
    'vault.zip': zipOf([
      { name: '.obsidian/app.json', data: '{}', deflate: true },
      ...Object.entries(written).map(([name, data]) => ({ name, data, deflate: true })),
    ]),
  },
  questions: [
    { question: 'How many notes do I have?', numbers: [6] },
    { question: 'How long does the sourdough bake?', numbers: [45] },
    { question: 'What is the name of my wifi?', texts: ['Heron'] },
    { question: 'Which paint is in the living room?', texts: ['Sea Mist'] },
    { question: 'What is still open on my packing list?', texts: ['head torch', 'sun cream'] },
    { question: 'What do I give Pia?', texts: ['teapot'] },
    { question: 'Which notes are about baking?', texts: ['Sourdough', 'Plum cake'] },
    { question: 'How many eggs are in the plum cake?', texts: [['six', '6']] },
    { question: 'When did I write the note about paint?', texts: [dayTexts(day(1, 3))] },
    { question: 'What is my newest note?', texts: ['Gifts'] },
  ],
}
