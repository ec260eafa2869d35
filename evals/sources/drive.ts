import { partOf } from '#server/connectors/google/takeout/takeout.fixtures.ts'
import type { SourceCase } from './source-case.ts'

const part = partOf(
  {
    'Drive/House/Lease Elm Street.txt':
      'Lease\nThe flat in Elm Street 7 is let to Ada Weber from 1 March 2024. The rent is 980 euros a month. The deposit is 2,940 euros. The notice period is three months.\n',
    'Drive/House/Meter readings.csv': 'month,kWh\nJanuary,210\nFebruary,198\nMarch,176\n',
    'Drive/Car/Insurance.txt':
      'Car insurance\nPolicy number KX-5521. The yearly premium is 412.50 euros, due on 1 April. The excess is 300 euros.\n',
    'Drive/Travel/Porto plan.txt':
      'Porto\nThe hotel is called Casa do Rio. Breakfast is included. The tram stop is Infante.\n',
    'Drive/Club/Members.csv': 'name,since,fee\nBea,2019,40\nOle,2021,40\nIda,2023,20\n',
  },
  '001',
)
const bytes = await part.read(0, part.size)

export const drive: SourceCase = {
  name: 'drive',
  type: 'google',
  files: { [part.name]: bytes },
  questions: [
    { question: 'How much is the rent in Elm Street?', numbers: [980] },
    { question: 'How high is the deposit for the flat?', numbers: [2940] },
    { question: 'What is the notice period of the lease?', texts: ['three months'] },
    { question: 'What is the policy number of my car insurance?', texts: ['KX-5521'] },
    { question: 'When is the car insurance due?', texts: [['1 April', 'April 1']] },
    { question: 'What is the hotel in Porto called?', texts: ['Casa do Rio'] },
    { question: 'How many kWh did I use in February?', numbers: [198] },
    { question: 'How many kWh did I use in all?', numbers: [584] },
    { question: 'How many members does the club have?', numbers: [3] },
    { question: 'How many files are in my Drive?', numbers: [5] },
  ],
}
